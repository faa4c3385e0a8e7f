import type { Journal, Move } from './journal.ts';
import { throwIfUnavailable } from './object-store.ts';
import type { PackageName, ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** All moves after a serial, the first one first; what is no move is left out. */
export async function allMoves(journal: Journal, after = 0): Promise<Move[]> {
	const length = Math.max(0, (await journal.lastSerial()) - after);
	const serials = Array.from({ length }, (_, index) => after + index + 1);
	const entries = await Promise.all(serials.map((serial) => journal.read(serial).catch(throwIfUnavailable)));
	return entries.flatMap((entry) => entry?.move ?? []);
}

/** What was shown before, when moves that went back are undone: going back twice goes back by two. */
export function shownBefore(moves: readonly (Pick<Move, 'why'> & { shown: string | undefined })[]): string | undefined {
	const stack: string[] = [];
	for (const { why, shown } of moves) {
		if (shown === undefined || shown === stack.at(-1)) continue;
		const earlier = why === 'rollback' ? stack.lastIndexOf(shown) : -1;
		if (earlier >= 0) stack.length = earlier + 1;
		else stack.push(shown);
	}
	return stack.at(-2);
}

export async function setBefore({ journal }: ReleaseStore): Promise<string | undefined> {
	return shownBefore((await allMoves(journal)).map(({ why, set }) => ({ why, shown: set })));
}

/** The move that began the canary which the move of that serial shows; moves of others have kept it since, on other sets. */
export async function beginningOfCanary(journal: Journal, serial: number): Promise<Move | undefined> {
	for (let at = serial; at > 0; at -= 1) {
		const entry = await journal.read(at).catch(throwIfUnavailable);
		if (entry?.move.why === 'canary') return entry.move;
	}
	return;
}

/** The sets that everybody was shown after a move; one that is missing or damaged is left out. */
export async function setsShownAfter(store: ReleaseStore, serial: number): Promise<ReleaseSet[]> {
	const ids = new Set((await allMoves(store.journal, serial)).map(({ set }) => set));
	const sets = await Promise.all([...ids].map((id) => store.findSet(id).catch(throwIfUnavailable)));
	return sets.flatMap((set) => set ?? []);
}

const ABSENT = 'absent';

async function releasesShown(store: ReleaseStore, name: PackageName) {
	const moves = (await allMoves(store.journal)).map(async ({ why, at, set }) => {
		const found = await store.findSet(set).catch(throwIfUnavailable);
		return { why, at, shown: found && (found.releases[name]?.version ?? ABSENT) };
	});
	return Promise.all(moves);
}

/** The release of a package that was shown before; it has no version where the package was not there. Undefined where nothing else was shown. */
export async function releaseBefore(
	store: ReleaseStore,
	name: PackageName,
): Promise<{ version: string | undefined } | undefined> {
	const before = shownBefore(await releasesShown(store, name));
	return before === undefined ? undefined : { version: before === ABSENT ? undefined : before };
}

/** When the release of a package came that the last move shows, whatever was published beside it since; ms since 1970. */
export async function shownSince(store: ReleaseStore, name: PackageName): Promise<number> {
	const moves = await releasesShown(store, name);
	const version = moves.at(-1)?.shown;
	const other = moves.findLastIndex(({ shown }) => shown !== version);
	return Date.parse(moves[other + 1]?.at ?? '');
}
