import { forEachConcurrently } from './for-each-concurrently.ts';
import { type Journal, type SignedMove, setsOf } from './journal.ts';
import { throwIfUnavailable } from './object-store.ts';
import type { ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Requests to a bucket that are under way. */
const CONCURRENCY = 16;

/** Reads moves by their serials; what cannot be read as a move is left out. @throws {StoreUnavailable} */
export async function readMoves(journal: Journal, serials: readonly number[]): Promise<Map<number, SignedMove>> {
	const moves = new Map<number, SignedMove>();
	await forEachConcurrently(serials, CONCURRENCY, async (serial) => {
		const signed = await journal.read(serial).catch(throwIfUnavailable);
		if (signed) moves.set(serial, signed);
	});
	return moves;
}

async function readSets(store: ReleaseStore, moves: Iterable<SignedMove>): Promise<Map<string, ReleaseSet>> {
	const ids = new Set([...moves].flatMap(({ move }) => setsOf(move)));
	const sets = new Map<string, ReleaseSet>();
	await forEachConcurrently([...ids], CONCURRENCY, async (id) => {
		const set = await store.findSet(id).catch(throwIfUnavailable);
		if (set) sets.set(id, set);
	});
	return sets;
}

/**
 * Reads all moves and their sets before they are looked at one after the other. What cannot be read is read again by then.
 * @returns the store with these in memory
 * @throws {StoreUnavailable}
 */
export async function readAhead(store: ReleaseStore): Promise<ReleaseStore> {
	const { journal } = store;
	const moves = await readMoves(journal, await journal.serials());
	const sets = await readSets(store, moves.values());
	return {
		...store,
		journal: { ...journal, read: async (serial) => moves.get(serial) ?? journal.read(serial) },
		findSet: async (id) => sets.get(id) ?? store.findSet(id),
	};
}
