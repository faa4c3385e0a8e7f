import { $online } from '@pasaz/kernel/stores/online';
import { fetchOnce } from '../../composition/fetch-once.ts';
import type { BootData } from '../../routing/boot-data.ts';
import { recordFetcher } from './fetch-record.ts';
import { createPageRecords, type DeviceRecords, type PageRecords } from './page-records.ts';
import { preloadFiles } from './preload-files.ts';

/** Storage is code of its own, which a first page does not need. */
function lazyDevice({ routing, releaseSet }: BootData): DeviceRecords | undefined {
	if (!routing.remembersPaths) return;
	const open = fetchOnce(async () => (await import('./device-records.ts')).recordsOfDevice(releaseSet));
	return {
		get: async (href) => (await open()).get(href),
		set: async (href, kept) => (await open()).set(href, kept),
	};
}

/** Opens the records of this visit. The files of a page are fetched with its record. */
export function openRecords(boot: BootData): PageRecords {
	const fetchRecord = recordFetcher({ releaseSet: boot.releaseSet });
	return createPageRecords({
		async fetchRecord(wanted) {
			const record = await fetchRecord(wanted);
			if ('scripts' in record) preloadFiles(record, wanted.priority);
			return record;
		},
		isOnline: () => $online.get(),
		device: lazyDevice(boot),
	});
}
