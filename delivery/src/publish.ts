import { beginningOfCanary } from './history.ts';
import { type Move, MovedMeanwhile, type NextMove } from './journal.ts';
import { judgeSet } from './judge-set.ts';
import { type PackageName, placedIn, type ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleaseKeys, Signer } from './signature.ts';
import { accept, changedPackages, followJournal, NOTHING_SHOWN, type Present } from './verify-move.ts';

/** Versions by package; a package without one leaves the set. */
export type Changes = Partial<Record<PackageName, string | undefined>>;

export interface Publisher {
	store: ReleaseStore;
	by: string;
	reason?: string | undefined;
	signer?: Signer | undefined;
	keys?: ReleaseKeys | undefined;
	/** Tries a set that was judged, in the running shop. @throws if it must not be shown */
	rehearse?: ((set: ReleaseSet) => Promise<void>) | undefined;
}

/** A set that must not be shown; the message has one line for each reason. */
export class SetRefused extends Error {
	override name = 'SetRefused';
}

function versionsOf(set: ReleaseSet | undefined): Changes {
	return Object.fromEntries(placedIn(set).map(([name, { version }]) => [name, version]));
}

function noShop({ root }: ReleaseStore, keys: ReleaseKeys | undefined): string {
	const unsigned = keys ? ', or no team of RELEASE_KEYS has signed what is shown' : '';
	return `No shop is shown in ${root}: DATA_DIR, or RELEASES, names another place${unsigned}`;
}

/** @throws {SetRefused} if it must not be shown */
export async function assertFit({ store, keys }: Pick<Publisher, 'store' | 'keys'>, set: ReleaseSet): Promise<void> {
	const reasons = await judgeSet(store, set, keys);
	if (reasons.length > 0) throw new SetRefused(reasons.join('\n'));
}

/** Writes down a set with some packages changed. @throws {SetRefused} */
export async function setWith(publisher: Publisher, base: ReleaseSet | undefined, changes: Changes) {
	const { store, keys } = publisher;
	const versions = Object.entries({ ...versionsOf(base), ...changes }).filter(([, version]) => version !== undefined);
	if (!versions.some(([name]) => name === 'shell')) throw new SetRefused(noShop(store, keys));
	const set = await store.addSet(Object.fromEntries(versions));
	await assertFit(publisher, set);
	return set;
}

/** What the canary changes of what everybody is shown. */
export function canaryChanges({ shown, canary }: Present): Changes {
	if (!canary) return {};
	const versions = versionsOf(canary);
	const names = changedPackages(shown, canary);
	return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

/** Decides on a move from what is shown; undefined if nothing is to be done. */
type Decide = (present: Present) => Promise<NextMove | undefined>;

/**
 * Moves, and decides again when somebody else has moved meanwhile.
 * @throws if shops would refuse the move, e.g. as the team may not release all that it changes
 */
export async function move({ store, signer, keys }: Publisher, decide: Decide): Promise<Move | undefined> {
	for (;;) {
		const present = await followJournal(store, NOTHING_SHOWN, { keys });
		const next = await decide(present);
		if (!next) return;
		try {
			return await store.journal.add(next, present.serial, signer, (signed) => accept(store, present, signed, keys));
		} catch (error) {
			if (!(error instanceof MovedMeanwhile)) throw error;
		}
	}
}

/** A canary stays what it is, on top of what is shown from now on. @throws {SetRefused} if it does not go with that */
async function keepCanary(publisher: Publisher, present: Present, shown: ReleaseSet): Promise<NextMove['canary']> {
	const percent = present.move?.canary?.percent;
	if (percent === undefined) return;
	const canary = await setWith(publisher, shown, canaryChanges(present)).catch((error: unknown) => {
		throw error instanceof SetRefused ? new SetRefused(`The canary does not go with it:\n${error.message}`) : error;
	});
	return canary.id === shown.id ? undefined : { set: canary.id, percent };
}

/** Going back cannot wait for somebody's canary. */
function endCanary(error: unknown): undefined {
	if (!(error instanceof SetRefused)) throw error;
}

/** A canary that others have published something beside is another set than the one that was rehearsed when it began. */
async function isRehearsed({ store }: Publisher, { serial }: Present, set: ReleaseSet): Promise<boolean> {
	return (await beginningOfCanary(store.journal, serial))?.canary?.set === set.id;
}

/**
 * Leaves others as they are by then.
 * @param changes a function tells them from what is shown by then
 * @returns undefined where these are shown already
 * @throws {SetRefused}
 */
export function publishChanges(
	publisher: Publisher,
	changes: Changes | ((present: Present) => Promise<Changes>),
	why: Move['why'] = 'publish',
) {
	return move(publisher, async (present) => {
		const wanted = typeof changes === 'function' ? await changes(present) : changes;
		const set = await setWith(publisher, present.shown, wanted);
		if (set.id === present.shown?.id) return;
		const isTried = why === 'promote' && (await isRehearsed(publisher, present, set));
		if (!isTried) await publisher.rehearse?.(set);
		const keeping = keepCanary(publisher, present, set);
		const canary = await (why === 'rollback' ? keeping.catch(endCanary) : keeping);
		const { by, reason } = publisher;
		return { set: set.id, ...(canary && { canary }), why, by, ...(reason && { reason }) };
	});
}
