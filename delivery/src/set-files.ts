import { createHash } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';
import { placedIn, ReleaseSet } from './release.ts';

/** The digest of a set; its first characters are the set's id. Ids were longer once, and are as true as ever. */
export function digestOf(releases: ReleaseSet['releases']) {
	const sorted = placedIn({ id: '', releases }).sort(([a], [b]) => (a < b ? -1 : 1));
	const content = sorted.map(([name, { version, hash }]) => [name, version, hash]);
	return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const ID_LENGTH = 12;
const isId = (id: string) => /^[\w-]+$/.test(id);

export function openSetFiles(objects: ObjectStore) {
	return {
		/** @throws if the set is not what its id says */
		async find(id: string): Promise<ReleaseSet | undefined> {
			const content = isId(id) ? await objects.read(`sets/${id}.json`) : undefined;
			if (!content) return;
			const set = ReleaseSet.parse(JSON.parse(content.toString()));
			const isTrue = id.length >= ID_LENGTH && digestOf(set.releases).startsWith(id);
			if (set.id !== id || !isTrue) throw new Error(`Release set ${id} is not what its id says`);
			return set;
		},
		async add(releases: ReleaseSet['releases']): Promise<ReleaseSet> {
			const set = ReleaseSet.parse({ id: digestOf(releases).slice(0, ID_LENGTH), releases });
			await objects.put(`sets/${set.id}.json`, JSON.stringify(set, null, '\t'));
			return set;
		},
	};
}
