import { createApi } from '@pasaz/kernel/network/api';
import { filterAttributes } from '@pasaz/kernel/network/filter-attributes';
import type { Logger } from 'pino';

/** Every field that a page reads from its address, beside the catalogue's filters. A page that reads another adds it here. */
const FIELDS = ['page', 'sort', 'price_from', 'price_to', 'flag', 'erin_recommends', 'q', 'childSku', 'next'];
const TIMEOUT = 1000;
/** ms between two looks at the catalogue's attributes, and after one that failed. */
const REFRESH = 300_000;
const RETRY = 5000;

export interface KnownFields {
	has(name: string): boolean;
	/** Looks at the catalogue again; what was known stays where that fails. */
	refresh(): Promise<void>;
	close(): void;
}

/** The fields that pages read: what is not among them is dropped before a page is made, so that nobody can fill the cache with it. */
export async function openKnownFields(apiUrl: string, log: Logger): Promise<KnownFields> {
	const api = createApi({ baseUrl: apiUrl, timeout: TIMEOUT });
	let known = new Set(FIELDS);
	let timer: NodeJS.Timeout | undefined;

	async function refresh() {
		clearTimeout(timer);
		let next = REFRESH;
		try {
			known = new Set([...FIELDS, ...(await filterAttributes(api))]);
		} catch (error) {
			next = RETRY;
			log.warn({ err: error }, 'the fields of the filters are not known');
		}
		timer = setTimeout(refresh, next).unref();
	}
	await refresh();
	return { has: (name) => known.has(name), refresh, close: () => clearTimeout(timer) };
}
