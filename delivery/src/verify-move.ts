import { isDeepStrictEqual } from 'node:util';
import { type Move, type SignedMove, THE_SHOP } from './journal.ts';
import { throwIfUnavailable } from './object-store.ts';
import { readAhead } from './read-ahead.ts';
import { type PackageName, placedIn, type ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { digestOf } from './set-files.ts';
import { assertSigned, type ReleaseKeys } from './signature.ts';

/** What is shown after the moves up to `serial`. */
export interface Present {
	serial: number;
	move: Move | undefined;
	shown: ReleaseSet | undefined;
	canary: ReleaseSet | undefined;
}

/** A move that shops follow. */
export interface AcceptedMove extends Present {
	move: Move;
	shown: ReleaseSet;
}

export const NOTHING_SHOWN: Present = { serial: 0, move: undefined, shown: undefined, canary: undefined };

export function changedPackages(before: ReleaseSet | undefined, after: ReleaseSet): PackageName[] {
	const [old, now] = [new Map(placedIn(before)), new Map(placedIn(after))];
	const names = new Set([...old.keys(), ...now.keys()]);
	return [...names].filter((name) => !isDeepStrictEqual(old.get(name), now.get(name)));
}

async function findSet(store: ReleaseStore, { serial, digests }: Move, id: string): Promise<ReleaseSet> {
	const set = await store.findSet(id);
	if (!set) throw new Error(`Release set ${id} is missing`);
	const digest = digests?.[id];
	if (digest && digest !== digestOf(set.releases))
		throw new Error(`Release set ${id} is not the one of move ${serial}`);
	return set;
}

function changedBy(before: Present, { move, shown, canary }: AcceptedMove): PackageName[] {
	const changed = changedPackages(before.shown, shown);
	if (!canary) return changed;
	const tried = changedPackages(shown, canary);
	const isWider = (move.canary?.percent ?? 0) > (before.move?.canary?.percent ?? 0);
	if (isWider) return [...changed, ...tried];
	// What a canary keeps was verified with the move that began it.
	return [...changed, ...changedPackages(before.canary ?? before.shown, canary).filter((name) => tried.includes(name))];
}

/** Promotions, and people, go by who a move says that it is by. A shop that moves by itself has the key of a team. */
function assertOwnName({ move: { serial, by }, signature }: SignedMove): void {
	if (by !== signature?.by && by !== THE_SHOP)
		throw new Error(`Move ${serial} says that it is by ${by}, and is signed by ${signature?.by}`);
}

/**
 * @throws if a set is missing or damaged, if who signed may not release all that the move changes, or if the move says
 * that it is by somebody else
 */
export async function accept(
	store: ReleaseStore,
	before: Present,
	signed: SignedMove,
	keys?: ReleaseKeys,
): Promise<AcceptedMove> {
	const { move, content, signature } = signed;
	const shown = await findSet(store, move, move.set);
	const canary = move.canary && (await findSet(store, move, move.canary.set));
	const accepted = { serial: move.serial, move, shown, canary };
	if (keys) {
		assertSigned(keys, `Move ${move.serial}`, { content, signature, packages: changedBy(before, accepted) });
		assertOwnName(signed);
	}
	return accepted;
}

export interface FollowOptions {
	keys?: ReleaseKeys | undefined;
	onRefused?: (error: unknown, serial: number) => void;
	/** Has all moves read, from the first one on. */
	onAccepted?: (move: AcceptedMove) => void;
}

/** What the last move shows that can be accepted: a damaged one is passed over, as those who follow the journal do. */
async function readLast(store: ReleaseStore, onRefused: NonNullable<FollowOptions['onRefused']>): Promise<Present> {
	const serials = await store.journal.serials();
	const last = serials.at(-1) ?? 0;
	for (const serial of serials.toReversed()) {
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

/**
 * Goes on in the journal from what was shown. A move that is refused changes nothing, so what is built on it is judged by all
 * that it changes. With keys the journal is read from its first move; without, nobody can tell more than its last one says.
 * @throws {StoreUnavailable}
 */
export async function followJournal(
	store: ReleaseStore,
	from: Present,
	{ keys, onRefused = () => {}, onAccepted }: FollowOptions = {},
): Promise<Present> {
	const isFirst = from.serial === 0;
	const isWhole = keys !== undefined || onAccepted !== undefined;
	const source = isFirst && isWhole ? await readAhead(store) : store;
	let present = isFirst && !isWhole ? await readLast(store, onRefused) : from;
	for (;;) {
		const serial = present.serial + 1;
		try {
			const signed = await source.journal.read(serial);
			if (!signed) return present;
			const accepted = await accept(source, present, signed, keys);
			onAccepted?.(accepted);
			present = accepted;
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
