import { allMoves, releaseBefore, shownSince } from '@pasaz/delivery/history';
import { move, type Publisher, publishChanges } from '@pasaz/delivery/publish';
import { type PackageName, placedIn, type ReleaseSet } from '@pasaz/delivery/release';
import { changedPackages } from '@pasaz/delivery/verify-move';
import type { Logger } from 'pino';
import type { Generations } from '../generations.ts';
import type { HealthBook } from './health-book.ts';
import { leavesBudget } from './health-budget.ts';

/** ms after which a release has proved itself. */
const WATCHED_FOR = 1_800_000;
/** ms between two that are taken back: the first may have been the cause of all. */
const QUIET_PERIOD = 600_000;
/** How the journal names this process. */
const BY = 'the shop';

interface TakeBackOptions {
	generations: Pick<Generations, 'shown' | 'canary' | 'setOfCanary'>;
	book: HealthBook;
	publisher: Omit<Publisher, 'by'>;
	log: Logger;
	now?: () => number;
}

const releaseOf = (set: ReleaseSet, name: PackageName) => `${name} ${set.releases[name]?.version}`;

/** Ends a canary, or takes back a release that everybody sees, when what pages and workers say of it leaves the budget. */
export function createTakeBack({ generations, book, publisher, log, now = Date.now }: TakeBackOptions) {
	const own = { ...publisher, by: BY };

	function judge(release: string, before: string): string | undefined {
		const health = book.of(release);
		return health && leavesBudget(health, book.of(before));
	}
	async function endCanary(canary: ReleaseSet): Promise<boolean> {
		const shown = generations.shown().set;
		for (const name of changedPackages(shown, canary)) {
			const reason = judge(releaseOf(canary, name), releaseOf(shown, name));
			if (!reason) continue;
			log.error({ set: canary.id, name, reason }, 'the canary is ended');
			await move(own, async ({ move: last }) =>
				last?.canary?.set === canary.id
					? { set: last.set, why: 'canary', by: BY, reason: `${name} ${reason}` }
					: undefined,
			);
			return true;
		}
		return false;
	}
	async function takeBack(name: PackageName, shown: ReleaseSet): Promise<boolean> {
		if (!book.of(releaseOf(shown, name))) return false;
		const before = await releaseBefore(publisher.store, name);
		const reason = before && judge(releaseOf(shown, name), `${name} ${before.version}`);
		if (!reason) return false;
		const moves = await allMoves(publisher.store.journal);
		const isQuiet = !moves.some(({ by, at }) => by === BY && now() - Date.parse(at) < QUIET_PERIOD);
		const isNew = now() - (await shownSince(publisher.store, name)) <= WATCHED_FOR;
		if (!isQuiet || !isNew) return false;
		log.error(
			{ name, version: shown.releases[name]?.version, before: before.version, reason },
			'a release is taken back',
		);
		await publishChanges({ ...own, reason: `${name} ${reason}` }, { [name]: before.version }, 'rollback');
		return true;
	}
	async function check(): Promise<void> {
		const canary = generations.setOfCanary();
		if (canary && (await endCanary(canary))) return;
		const shown = generations.shown().set;
		for (const [name] of placedIn(shown)) if (name !== 'shell' && (await takeBack(name, shown))) return;
	}
	let checking: Promise<void> | undefined;
	return {
		/** One look at a time; whoever asks meanwhile is part of it. */
		check(): Promise<void> {
			checking ??= check()
				.catch((error) => log.error({ err: error }, 'a release could not be taken back'))
				.finally(() => {
					checking = undefined;
				});
			return checking;
		},
	};
}
