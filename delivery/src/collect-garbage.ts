import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileError } from './folder-json.ts';
import { allMoves } from './history.ts';
import { PackageName, placedIn } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

const DAY = 86_400_000;

export interface Kept {
	/** Sets that were shown last. */
	sets: number;
	/** Days for which everything stays that was shown or built: a tab that is open, a preview. */
	days: number;
	/** Ids of sets that are in use. */
	inUse: readonly string[];
}

async function entriesOf(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if (isFileError(error, 'ENOENT')) return [];
		throw error;
	}
}

/** The releases that stay, as `name/version`. */
async function keptReleases(store: ReleaseStore, { sets, days, inUse }: Kept, now: number): Promise<Set<string>> {
	const moves = await allMoves(store.journal);
	const last = new Set(moves.toReversed().flatMap(({ set, canary }) => [set, ...(canary ? [canary.set] : [])]));
	const young = moves.filter(({ at }, index) => now - Date.parse(moves[index + 1]?.at ?? at) < days * DAY);
	const current = moves.at(-1);
	const good = await store.lastGood();
	const ids = new Set([
		...[...last].slice(0, sets),
		...young.flatMap(({ set, canary }) => [set, ...(canary ? [canary.set] : [])]),
		...(current ? [current.set, ...(current.canary ? [current.canary.set] : [])] : []),
		...(good ? [good.id] : []),
		...inUse,
	]);
	const found = await Promise.all([...ids].map((id) => store.findSet(id).catch(() => undefined)));
	return new Set(found.flatMap((set) => placedIn(set).map(([name, { version }]) => `${name}/${version}`)));
}

/** Removes releases that nobody is shown any more, and drafts of builds that ended early. @returns their names */
export async function collectGarbage(store: ReleaseStore, kept: Kept, now = Date.now()): Promise<string[]> {
	const stays = await keptReleases(store, kept, now);
	const removed: string[] = [];
	const removeOld = async (path: string, days: number) => {
		const { mtimeMs } = await stat(join(store.root, path));
		if (now - mtimeMs < days * DAY) return;
		await rm(join(store.root, path), { recursive: true, force: true });
		removed.push(path);
	};
	for (const name of (await entriesOf(join(store.root, 'releases'))).filter(
		(each) => PackageName.safeParse(each).success,
	)) {
		for (const version of await entriesOf(join(store.root, 'releases', name)))
			if (!stays.has(`${name}/${version}`)) await removeOld(`releases/${name}/${version}`, kept.days);
	}
	for (const name of await entriesOf(join(store.root, 'builds')))
		for (const build of await entriesOf(join(store.root, 'builds', name)))
			await removeOld(`builds/${name}/${build}`, kept.days);
	for (const draft of await entriesOf(join(store.root, 'drafts'))) await removeOld(`drafts/${draft}`, 1);
	return removed;
}
