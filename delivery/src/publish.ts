import { beginningOfCanary, readHistory } from './history.ts';
import { type Move, MovedMeanwhile, type NextMove, setsOf } from './journal.ts';
import { judgeSet } from './judge-set.ts';
import type { PackageName, PlacedVersion, ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { digestOf } from './set-files.ts';
import type { ReleaseKeys, Signer } from './signature.ts';
import { accept, changedPackages, followJournal, NOTHING_SHOWN, type Present } from './verify-move.ts';

/** By package, a version that was built here, or a release of another set; a package without either leaves the set. */
export type Changes = Partial<Record<PackageName, string | PlacedVersion | undefined>>;

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

function noShop({ root }: ReleaseStore, keys: ReleaseKeys | undefined): string {
	const unsigned = keys ? ', or no team of RELEASE_KEYS has signed what is shown' : '';
	return `No shop is shown in ${root}: DATA_DIR, or RELEASES, names another place${unsigned}`;
}

/** Judges a set that is about to be shown, and shares what the store lacks of it. @throws {SetRefused} if it must not be shown */
export async function admit({ store, keys }: Pick<Publisher, 'store' | 'keys'>, set: ReleaseSet): Promise<void> {
	// from now on nobody removes what is old of it, and the judge sees what is gone already
	await store.noteOpen(set.id, [set.id]);
	const reasons = await judgeSet(store, set, keys);
	if (reasons.length > 0) throw new SetRefused(reasons.join('\n'));
	await store.share(set);
}

/** Writes down a set with some packages changed. @throws {SetRefused} */
export async function setWith(publisher: Publisher, base: ReleaseSet | undefined, changes: Changes) {
	const { store, keys } = publisher;
	// what nobody changes keeps its hash: something else may lie at its path by now
	const releases = Object.entries({ ...base?.releases, ...changes }).filter(([, release]) => release !== undefined);
	if (!releases.some(([name]) => name === 'shell')) throw new SetRefused(noShop(store, keys));
	const set = await store.addSet(Object.fromEntries(releases), publisher);
	await admit(publisher, set);
	return set;
}

/** What the canary changes of what everybody is shown. */
export function canaryChanges({ shown, canary }: Present): Changes {
	if (!canary) return {};
	return Object.fromEntries(changedPackages(shown, canary).map((name) => [name, canary.releases[name]]));
}

/** Decides on a move from what is shown; undefined if nothing is to be done. */
type Decide = (present: Present) => Promise<NextMove | undefined>;

/** A set that is missing has none, and the move is refused by that. */
async function digestsOf(store: ReleaseStore, next: NextMove): Promise<NextMove['digests']> {
	const sets = await Promise.all(setsOf(next).map((id) => store.findSet(id)));
	return Object.fromEntries(sets.flatMap((found) => (found ? [[found.id, digestOf(found.releases)]] : [])));
}

/** Who loses against others so often is told so. */
const MAX_DECISIONS = 20;

/**
 * Moves, and decides again when somebody else has moved meanwhile.
 * @throws {MovedMeanwhile} if that happens again and again; another error if shops would refuse the move, e.g. as the team may not
 * release all that it changes
 */
export async function move({ store, signer, keys }: Publisher, decide: Decide): Promise<Move | undefined> {
	for (let decisions = 1; ; decisions += 1) {
		const present = await followJournal(store, NOTHING_SHOWN, { keys });
		const next = await decide(present);
		if (!next) return;
		const moving = { ...next, digests: await digestsOf(store, next) };
		try {
			return await store.journal.add(moving, present.serial, signer, (signed) => accept(store, present, signed, keys));
		} catch (error) {
			if (!(error instanceof MovedMeanwhile) || decisions === MAX_DECISIONS) throw error;
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

function endCanary(error: unknown): undefined {
	if (!(error instanceof SetRefused)) throw error;
}

interface Showing extends Pick<Move, 'why' | 'canary'> {
	set: ReleaseSet;
}

export function nextMove({ by, reason }: Publisher, { set, why, canary }: Showing): NextMove {
	return { set: set.id, ...(canary && { canary }), why, by, ...(reason && { reason }) };
}

/** Going back, or to a set that is named, cannot wait for somebody's canary: it ends where it does not go with the set. */
export async function showAgain(publisher: Publisher, present: Present, { set, why }: Showing): Promise<NextMove> {
	const canary = await keepCanary(publisher, present, set).catch(endCanary);
	return nextMove(publisher, { set, why, canary });
}

/** A canary that others have published something beside is another set than the one that was rehearsed when it began. */
async function isRehearsed(publisher: Publisher, { serial }: Present, set: ReleaseSet): Promise<boolean> {
	return beginningOfCanary(await readHistory(publisher), serial)?.canary?.set === set.id;
}

/**
 * Leaves others as they are by then.
 * @param changes a function tells them from what is shown by then; undefined if nothing is to be done
 * @returns undefined where these are shown already
 * @throws {SetRefused}
 */
export function publishChanges(
	publisher: Publisher,
	changes: Changes | ((present: Present) => Promise<Changes | undefined>),
	why: Move['why'] = 'publish',
) {
	return move(publisher, async (present) => {
		const wanted = typeof changes === 'function' ? await changes(present) : changes;
		if (!wanted) return;
		const set = await setWith(publisher, present.shown, wanted);
		if (set.id === present.shown?.id) return;
		if (why === 'rollback') return showAgain(publisher, present, { set, why });
		const isTried = why === 'promote' && (await isRehearsed(publisher, present, set));
		if (!isTried) await publisher.rehearse?.(set);
		return nextMove(publisher, { set, why, canary: await keepCanary(publisher, present, set) });
	});
}
