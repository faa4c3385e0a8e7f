import { writtenMoves } from './history.ts';
import { setsOf } from './journal.ts';
import { type ObjectStore, throwIfUnavailable } from './object-store.ts';
import { PackageName, placedIn, type ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

const DAY = 86_400_000;
const RELEASES = 'releases/';

export interface Kept {
	/** Sets that were shown last. */
	sets: number;
	/** Days for which everything stays that was shown or built: a tab that is open, a preview. */
	days: number;
	inUse: readonly string[];
}

/** @throws if nobody can tell what the set needs */
async function findKept(store: ReleaseStore, id: string): Promise<ReleaseSet | undefined> {
	try {
		return await store.findSet(id);
	} catch (cause) {
		throwIfUnavailable(cause);
		throw new Error(`Release set ${id} cannot be read, and may need anything: nothing is removed`, { cause });
	}
}

/** As `name/version`. */
async function releasesOf(store: ReleaseStore, ids: readonly string[]): Promise<Set<string>> {
	const found = await Promise.all(ids.map((id) => findKept(store, id)));
	return new Set(found.flatMap((set) => placedIn(set).map(([name, { version }]) => `${name}/${version}`)));
}

/** The releases that stay, as `name/version`. */
async function keptReleases(store: ReleaseStore, { sets, days, inUse }: Kept, now: number): Promise<Set<string>> {
	const moves = await writtenMoves(store.journal);
	const last = new Set(moves.toReversed().flatMap(setsOf));
	const young = moves.filter(({ at }, index) => now - Date.parse(moves[index + 1]?.at ?? at) < days * DAY);
	const current = moves.at(-1);
	const good = await store.lastGood();
	const ids = new Set([
		...[...last].slice(0, sets),
		...young.flatMap(setsOf),
		...(current ? setsOf(current) : []),
		...(good ? [good.id] : []),
		...inUse,
	]);
	return releasesOf(store, [...ids]);
}

/** Paths two levels below a folder, such as `releases/mf_content/1`. */
async function pathsBelow(objects: ObjectStore, folder: string): Promise<string[]> {
	const paths = (await objects.list(folder)).map(async (outer) =>
		(await objects.list(`${folder}/${outer}`)).map((inner) => `${folder}/${outer}/${inner}`),
	);
	return (await Promise.all(paths)).flat();
}

async function unneeded(objects: ObjectStore, stays: ReadonlySet<string>, days: number) {
	const releases = (await pathsBelow(objects, 'releases')).filter(
		(path) => PackageName.safeParse(path.split('/')[1]).success && !stays.has(path.slice(RELEASES.length)),
	);
	const drafts = (await objects.list('drafts')).map((draft) => `drafts/${draft}`);
	return [
		...[...releases, ...(await pathsBelow(objects, 'builds'))].map((path) => ({ path, days })),
		...drafts.map((path) => ({ path, days: 1 })),
	];
}

/** An interruption must leave nothing that passes for a whole release: one without its description is built again. */
const DESCRIPTION_FIRST = ['/release.sig', '/release.json', ''];

/** A note of a build is one file, and a draft never passes for a release. */
async function remove(objects: ObjectStore, path: string): Promise<void> {
	for (const part of path.startsWith(RELEASES) ? DESCRIPTION_FIRST : ['']) await objects.remove(path + part);
}

/** Whether a release of long ago is about to be shown again: its publication may have begun after it was found unneeded. */
async function isWantedAgain(store: ReleaseStore, path: string, now: number): Promise<boolean> {
	if (!path.startsWith(RELEASES)) return false;
	const wanted = await releasesOf(store, await store.openSets(now));
	return wanted.has(path.slice(RELEASES.length));
}

/** Removes releases that nobody is shown any more, and drafts of builds that ended early. @returns their names */
export async function collectGarbage(store: ReleaseStore, kept: Kept, now = Date.now()): Promise<string[]> {
	const inUse = [...kept.inUse, ...(await store.openSets(now))];
	const stays = await keptReleases(store, { ...kept, inUse }, now);
	const removed = new Set<string>();
	for (const objects of store.objects) {
		for (const { path, days } of await unneeded(objects, stays, kept.days)) {
			const isYoung = now - (await objects.changedAt(path)) < days * DAY;
			if (isYoung || (await isWantedAgain(store, path, now))) continue;
			await remove(objects, path);
			removed.add(path);
		}
	}
	return [...removed];
}

/** What a machine keeps of releases that are elsewhere. */
const OF_A_MIRROR = { sets: 2, days: 3 };

/** As `collectGarbage`, on this machine alone: what is missed here can be fetched again. */
export async function tidyMirror(store: ReleaseStore, inUse: readonly string[], now = Date.now()): Promise<string[]> {
	const [local, remote] = store.objects;
	const mirror = { ...store, objects: local ? [local] : [], openSets: async () => [] };
	return remote ? collectGarbage(mirror, { ...OF_A_MIRROR, inUse }, now) : [];
}
