import type { Journal, Move } from './journal.ts';
import { readMoves } from './read-ahead.ts';
import type { PackageName, PlacedVersion, ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleaseKeys } from './signature.ts';
import { type AcceptedMove, followJournal, NOTHING_SHOWN, type Present } from './verify-move.ts';

/** Where a journal is, and whose moves shops follow: without keys, everybody's. */
export interface JournalReader {
	store: ReleaseStore;
	keys?: ReleaseKeys | undefined;
}

export interface History {
	/** What shops have shown, the first move first. */
	accepted: readonly AcceptedMove[];
	/** Why shops refuse a move, by its serial. */
	refused: ReadonlyMap<number, string>;
}

/** Each reading goes on where the last one ended: moves never change. */
export function openHistory({ store, keys }: JournalReader): { read(): Promise<History> } {
	const accepted: AcceptedMove[] = [];
	const refused = new Map<number, string>();
	let present: Present = NOTHING_SHOWN;
	let reading: Promise<unknown> = Promise.resolve();

	async function goOn(): Promise<History> {
		await followJournal(store, present, {
			keys,
			onAccepted: (move) => {
				accepted.push(move);
				present = move;
			},
			onRefused: (error, serial) => {
				refused.set(serial, error instanceof Error ? error.message : String(error));
				present = { ...present, serial };
			},
		});
		return { accepted: [...accepted], refused: new Map(refused) };
	}
	return {
		/** @throws {StoreUnavailable} */
		read() {
			const next = reading.then(goOn, goOn);
			reading = next;
			return next;
		},
	};
}

/** @throws {StoreUnavailable} */
export function readHistory(reader: JournalReader): Promise<History> {
	return openHistory(reader).read();
}

/** Moves as they were written, also those that shops refuse or that lie behind a gap, the first one first. @param count the last ones, or all */
export async function writtenMoves(journal: Journal, count = Number.POSITIVE_INFINITY): Promise<Move[]> {
	const serials = (await journal.written()).slice(-count);
	const moves = await readMoves(journal, serials);
	return serials.flatMap((serial) => moves.get(serial)?.move ?? []);
}

/** What was shown before, when moves that went back are undone: going back twice goes back by two. */
export function shownBefore(moves: readonly (Pick<Move, 'why'> & { shown: string })[]): string | undefined {
	const stack: string[] = [];
	for (const { why, shown } of moves) {
		if (shown === stack.at(-1)) continue;
		const earlier = why === 'rollback' ? stack.lastIndexOf(shown) : -1;
		if (earlier >= 0) stack.length = earlier + 1;
		else stack.push(shown);
	}
	return stack.at(-2);
}

/** The move that began the canary which the move of that serial shows; moves of others have kept it since, on other sets. */
export function beginningOfCanary({ accepted }: History, serial: number): Move | undefined {
	return accepted.findLast(({ move }) => move.serial <= serial && move.why === 'canary')?.move;
}

/** The sets that everybody was shown after a move. */
export function setsShownAfter({ accepted }: History, serial: number): ReleaseSet[] {
	return accepted.filter(({ move }) => move.serial > serial).map(({ shown }) => shown);
}

const ABSENT = 'absent';

function releasesShown({ accepted }: History, name: PackageName) {
	return accepted.map(({ move: { why, at }, shown }) => ({ why, at, shown: shown.releases[name]?.version ?? ABSENT }));
}

/** The release of a package that was shown before; `placed` is undefined where the package was not there, all where nothing else was shown. */
export function releaseBefore(history: History, name: PackageName): { placed: PlacedVersion | undefined } | undefined {
	const before = shownBefore(releasesShown(history, name));
	if (before === undefined) return;
	const sets = history.accepted.map(({ shown }) => shown.releases[name]);
	return { placed: sets.findLast((placed) => placed?.version === before) };
}

/** When the release of a package came that the last move shows, whatever was published beside it since; ms since 1970. */
export function shownSince(history: History, name: PackageName): number {
	const moves = releasesShown(history, name);
	const version = moves.at(-1)?.shown;
	const other = moves.findLastIndex(({ shown }) => shown !== version);
	return Date.parse(moves[other + 1]?.at ?? '');
}
