import type { LocalArea } from './area.ts';
import { storedName } from './database.ts';
import type { Collection } from './disk.ts';

export type Evicted = 'none' | 'local' | 'disk' | 'both-new';

/** Finds the storage that lost its marker: browsers may wipe one and leave the other (rule 21.12). */
export function evictedPart(marker: { local: boolean; disk: boolean }): Evicted {
	if (marker.local === marker.disk) return marker.local ? 'none' : 'both-new';
	return marker.local ? 'disk' : 'local';
}

const KEY = 'marker';

/** Logs an eviction since the last visit, and marks both storages again. */
export async function noteEviction({ area, disk }: { area: LocalArea; disk: Collection }): Promise<Evicted> {
	const name = storedName(`device/${KEY}`);
	const evicted = evictedPart({ local: area.read(name) !== null, disk: (await disk.get(KEY)) !== undefined });
	if (evicted === 'none') return evicted;
	if (evicted !== 'both-new') console.warn(`The browser has wiped a storage of this shop: ${evicted}`);
	area.write(name, '1');
	await disk.set(KEY, 1);
	return evicted;
}
