import type { Collection } from '@pasaz/kernel/device/storage/disk';
import { openCollection } from '@pasaz/kernel/device/storage/storage';
import { isPageRecord } from './is-page-record.ts';
import type { DeviceRecords, KeptRecord } from './page-records.ts';

const MAX_RECORDS = 100;
/** Key of the list of addresses, the one shown longest ago first; no address is spelt like it. */
const ORDER = 'order';

function isKept(value: unknown): value is KeptRecord {
	if (typeof value !== 'object' || value === null) return false;
	return 'record' in value && isPageRecord(value.record) && 'at' in value && typeof value.at === 'number';
}

interface DeviceOptions {
	collection: Collection;
	/** A record of another release set does not fit this document's code. */
	releaseSet: string;
}

/** Records on the device, of which the one shown longest ago makes room for a new one. */
export function deviceRecords({ collection, releaseSet }: DeviceOptions): DeviceRecords {
	let storing: Promise<unknown> = Promise.resolve();

	async function order(): Promise<string[]> {
		const stored = await collection.get(ORDER);
		return Array.isArray(stored) ? stored.filter((href) => typeof href === 'string') : [];
	}
	async function put(href: string, kept: KeptRecord) {
		await collection.set(href, kept);
		const all = [...(await order()).filter((other) => other !== href), href];
		const dropped = all.splice(0, Math.max(0, all.length - MAX_RECORDS));
		for (const old of dropped) await collection.remove(old);
		await collection.set(ORDER, all);
	}
	return {
		async get(href) {
			const kept = await collection.get(href);
			return isKept(kept) && kept.record.releaseSet === releaseSet ? kept : undefined;
		},
		// one after the other, because each changes the order
		set(href, kept) {
			const stored = storing.then(() => put(href, kept));
			storing = stored.catch(() => {});
			return stored;
		},
	};
}

export function recordsOfDevice(releaseSet: string): DeviceRecords {
	return deviceRecords({ collection: openCollection('url'), releaseSet });
}
