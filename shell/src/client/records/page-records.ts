import { NetworkError } from '@pasaz/kernel/errors';
import type { PageRecord } from '../../routing/page-record.ts';
import type { FetchRecord, RecordRequest } from './fetch-record.ts';

const MAX_RECORDS = 200;
/** ms; long enough for a tap to follow a hover, short enough for prices and stock. */
const FRESH_FOR = 30_000;

export interface KeptRecord {
	record: PageRecord;
	/** ms since 1970, when it was fetched. */
	at: number;
}

export interface DeviceRecords {
	get(href: string): Promise<KeptRecord | undefined>;
	set(href: string, kept: KeptRecord): Promise<void>;
}

interface RecordsOptions {
	fetchRecord: FetchRecord;
	isOnline: () => boolean;
	/** Missing where nothing may be kept on the device. */
	device?: DeviceRecords | undefined;
	now?: () => number;
}

interface ReadOptions {
	/** ms; an older record is fetched again, and so is one from the future, as after the clock was set back. */
	maxAge?: number;
	priority?: RecordRequest['priority'];
}

export interface PageRecords {
	/** The record in memory, whatever its age. */
	kept(href: string): KeptRecord | undefined;
	/** @param at ms since 1970, when it was fetched; now unless given */
	add(href: string, record: PageRecord, at?: number): void;
	/**
	 * Reads a record: from memory while it is fresh, else from the server, and without a network from memory or the device at
	 * any age. Where any age will do, the device comes before the server.
	 * @throws what `fetchRecord` throws
	 */
	read(href: string, options?: ReadOptions): Promise<PageRecord>;
	store(href: string): Promise<void>;
}

function isWhole(record: PageRecord) {
	return !('movedTo' in record || record.incomplete);
}

/** Failures are never kept: a page that gets an address later is found (rule 3.13). One that lacks something replaces no whole one. */
function isWorthKeeping(record: PageRecord, kept: KeptRecord | undefined) {
	if ('movedTo' in record) return true;
	return record.status < 400 && !record.errors && !(record.incomplete && kept && isWhole(kept.record));
}

/** Any other failure may pass, and says nothing of the page that is kept. */
function isGone({ status }: PageRecord) {
	return status >= 400 && status < 500;
}

/** Holds the records of pages: one request for each address, however many callers wait for it. */
export function createPageRecords({ fetchRecord, isOnline, device, now = Date.now }: RecordsOptions): PageRecords {
	const memory = new Map<string, KeptRecord>();
	const pending = new Map<string, Promise<PageRecord>>();

	function keep(href: string, kept: KeptRecord) {
		memory.delete(href);
		memory.set(href, kept);
		if (memory.size > MAX_RECORDS) memory.delete(memory.keys().next().value ?? '');
	}
	async function ask(wanted: RecordRequest) {
		const record = await fetchRecord(wanted);
		if (isWorthKeeping(record, memory.get(wanted.href))) keep(wanted.href, { record, at: now() });
		else if (isGone(record)) memory.delete(wanted.href);
		return record;
	}
	function join(href: string, priority: RecordRequest['priority'] = 'high') {
		const asked = pending.get(href) ?? ask({ href, priority }).finally(() => pending.delete(href));
		pending.set(href, asked);
		return asked;
	}
	async function find(href: string): Promise<KeptRecord | undefined> {
		const kept = memory.get(href) ?? (await device?.get(href).catch(() => undefined));
		if (kept) keep(href, kept);
		return kept;
	}
	async function readOffline(href: string, error: unknown) {
		const kept = error instanceof NetworkError ? await find(href) : undefined;
		if (!kept) throw error;
		return kept.record;
	}

	return {
		kept: (href) => memory.get(href),
		add: (href, record, at = now()) => keep(href, { record, at }),
		async read(href, { maxAge = FRESH_FOR, priority } = {}) {
			const isAnyAge = maxAge === Number.POSITIVE_INFINITY || !isOnline();
			const kept = isAnyAge ? await find(href) : memory.get(href);
			if (kept && (isAnyAge || Math.abs(now() - kept.at) < maxAge)) return kept.record;
			try {
				return await join(href, priority);
			} catch (error) {
				return readOffline(href, error);
			}
		},
		async store(href) {
			const kept = memory.get(href);
			if (kept && isWhole(kept.record)) await device?.set(href, kept);
		},
	};
}
