import { forEachConcurrently } from './for-each-concurrently.ts';
import type { Move, SignedMove } from './journal.ts';
import { throwIfUnavailable } from './object-store.ts';
import { type PackageName, placedIn, type ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { assertSigned, type ReleaseKeys } from './signature.ts';

/** What is shown after the moves up to `serial`. */
export interface Present {
	serial: number;
	move: Move | undefined;
	shown: ReleaseSet | undefined;
	canary: ReleaseSet | undefined;
}

export const NOTHING_SHOWN: Present = { serial: 0, move: undefined, shown: undefined, canary: undefined };

export function changedPackages(before: ReleaseSet | undefined, after: ReleaseSet): PackageName[] {
	const [old, now] = [new Map(placedIn(before)), new Map(placedIn(after))];
	const names = new Set([...old.keys(), ...now.keys()]);
	return [...names].filter((name) => old.get(name)?.hash !== now.get(name)?.hash);
}

async function findSet(store: ReleaseStore, id: string): Promise<ReleaseSet> {
	const set = await store.findSet(id);
	if (!set) throw new Error(`Release set ${id} is missing`);
	return set;
}

function changedBy(before: Present, shown: ReleaseSet, canary: ReleaseSet | undefined): PackageName[] {
	const changed = changedPackages(before.shown, shown);
	if (!canary) return changed;
	const tried = changedPackages(shown, canary);
	// What a canary keeps was verified with the move that began it.
	return [...changed, ...changedPackages(before.canary ?? before.shown, canary).filter((name) => tried.includes(name))];
}

/** @throws if a set is missing or damaged, or if who signed may not release all that the move changes */
export async function accept(
	store: ReleaseStore,
	before: Present,
	signed: SignedMove,
	keys?: ReleaseKeys,
): Promise<Present> {
	const { move, content, signature } = signed;
	const shown = await findSet(store, move.set);
	const canary = move.canary && (await findSet(store, move.canary.set));
	const packages = changedBy(before, shown, canary);
	if (keys) assertSigned(keys, `Move ${move.serial}`, { content, signature, packages });
	return { serial: move.serial, move, shown, canary };
}

export interface FollowOptions {
	keys?: ReleaseKeys | undefined;
	onRefused?: (error: unknown, serial: number) => void;
}

/** What the last move shows that can be accepted: a damaged one is passed over, as those who follow the journal do. */
async function readLast(store: ReleaseStore, onRefused: NonNullable<FollowOptions['onRefused']>): Promise<Present> {
	const last = await store.journal.lastSerial();
	for (let serial = last; serial > 0; serial -= 1) {
		try {
			const signed = await store.journal.read(serial);
			if (signed) return { ...(await accept(store, NOTHING_SHOWN, signed)), serial: last };
		} catch (error) {
			throwIfUnavailable(error);
			onRefused(error, serial);
		}
	}
	return { ...NOTHING_SHOWN, serial: last };
}

const CONCURRENCY = 16;

/** Reads all moves before they are looked at one after the other; those that cannot be read are read again by then. */
async function readAhead({ journal }: ReleaseStore): Promise<Map<number, SignedMove>> {
	const serials = Array.from({ length: await journal.lastSerial() }, (_, index) => index + 1);
	const moves = new Map<number, SignedMove>();
	await forEachConcurrently(serials, CONCURRENCY, async (serial) => {
		const signed = await journal.read(serial).catch(throwIfUnavailable);
		if (signed) moves.set(serial, signed);
	});
	return moves;
}

/**
 * Goes on in the journal from what was shown. A move that is refused changes nothing, so what is built on it is judged by all
 * that it changes. With keys the journal is read from its first move; without, nobody can tell more than its last one says.
 * @throws {StoreUnavailable}
 */
export async function followJournal(
	store: ReleaseStore,
	from: Present,
	{ keys, onRefused = () => {} }: FollowOptions = {},
): Promise<Present> {
	const isFirst = from.serial === 0;
	const ahead = keys && isFirst ? await readAhead(store) : undefined;
	let present = !keys && isFirst ? await readLast(store, onRefused) : from;
	for (;;) {
		const serial = present.serial + 1;
		try {
			const signed = ahead?.get(serial) ?? (await store.journal.read(serial));
			if (!signed) return present;
			present = await accept(store, present, signed, keys);
		} catch (error) {
			throwIfUnavailable(error);
			onRefused(error, serial);
			present = { ...present, serial };
		}
	}
}

export async function shownSet(store: ReleaseStore): Promise<ReleaseSet | undefined> {
	return (await followJournal(store, NOTHING_SHOWN)).shown;
}
