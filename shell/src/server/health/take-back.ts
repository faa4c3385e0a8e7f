import { type History, openHistory, releaseBefore } from '@pasaz/delivery/history';
import { THE_SHOP } from '@pasaz/delivery/journal';
import { type Changes, move, type Publisher, publishChanges } from '@pasaz/delivery/publish';
import { type PackageName, placedIn, type ReleaseSet } from '@pasaz/delivery/release';
import { changedPackages } from '@pasaz/delivery/verify-move';
import type { Logger } from 'pino';
import type { Generations } from '../generations.ts';
import type { HealthBook } from './health-book.ts';
import { leavesBudget } from './health-budget.ts';
import { openReleaseAges, type ReleaseAges } from './release-ages.ts';

/** ms after which a release has proved itself. */
const WATCHED_FOR = 1_800_000;
/** ms between two that are taken back: the first may have been the cause of all. */
const QUIET_PERIOD = 600_000;
/** ms between looks at a journal that is ahead of what the shell shows. */
const LOOK_PERIOD = 5000;

interface TakeBackOptions {
	generations: Pick<Generations, 'shown' | 'canary'>;
	book: HealthBook;
	publisher: Omit<Publisher, 'by'>;
	log: Logger;
	now?: () => number;
}

const releaseOf = (set: ReleaseSet, name: PackageName) => `${name} ${set.releases[name]?.version}`;

const isQuiet = ({ accepted }: History, now: number) =>
	!accepted.some(({ move: { by, at } }) => by === THE_SHOP && now - Date.parse(at) < QUIET_PERIOD);

/** By the journal, which a shell may be behind. */
function isShown({ accepted }: History, name: PackageName, release: string): boolean {
	const shown = accepted.at(-1)?.shown;
	return shown !== undefined && releaseOf(shown, name) === release;
}

/** Looks at the journal once for each set that is shown, as pages tell of themselves many times a second; and now and then while it shows another. */
function openKnownHistory(publisher: TakeBackOptions['publisher'], now: () => number) {
	const history = openHistory(publisher);
	let known: { set: string; readAt: number; history: History } | undefined;
	async function renew({ id }: ReleaseSet): Promise<History> {
		known = { set: id, readAt: now(), history: await history.read() };
		return known.history;
	}
	async function of(shown: ReleaseSet): Promise<History> {
		if (known?.set !== shown.id) return renew(shown);
		const isCurrent = known.history.accepted.at(-1)?.shown.id === shown.id;
		return isCurrent || now() - known.readAt < LOOK_PERIOD ? known.history : renew(shown);
	}
	return { renew, of };
}

/** Says why a release leaves the budget of the one before, if it does. */
type Judge = (release: string, before: string) => string | undefined;

function createCanaryEnd({ generations, publisher, log }: TakeBackOptions, judge: Judge) {
	return async (canary: ReleaseSet): Promise<boolean> => {
		const shown = generations.shown().set;
		for (const name of changedPackages(shown, canary)) {
			const reason = judge(releaseOf(canary, name), releaseOf(shown, name));
			if (!reason) continue;
			log.error({ set: canary.id, name, reason }, 'the canary is ended');
			await move({ ...publisher, by: THE_SHOP }, async ({ move: last }) =>
				last?.canary?.set === canary.id
					? { set: last.set, why: 'canary', by: THE_SHOP, reason: `${name} ${reason}` }
					: undefined,
			);
			return true;
		}
		return false;
	};
}

function createReleaseEnd({ book, publisher, log, now = Date.now }: TakeBackOptions, judge: Judge, ages: ReleaseAges) {
	const history = openKnownHistory(publisher, now);
	return async (name: PackageName, shown: ReleaseSet): Promise<boolean> => {
		const release = releaseOf(shown, name);
		if (!book.of(release)) return false;
		const known = await history.of(shown);
		const mayEnd = (journal: History) => isShown(journal, name, release) && isQuiet(journal, now());
		const before = releaseBefore(known, name);
		const reason = before && judge(release, `${name} ${before.placed?.version}`);
		if (!reason || !mayEnd(known) || ages.ageOf(name, known) > WATCHED_FOR) return false;
		// somebody may have shown another release since, or another shell taken one back
		const changes = async (): Promise<Changes | undefined> => {
			const latest = await history.renew(shown);
			const earlier = mayEnd(latest) ? releaseBefore(latest, name) : undefined;
			return earlier && { [name]: earlier.placed };
		};
		const moved = await publishChanges(
			{ ...publisher, by: THE_SHOP, reason: `${name} ${reason}` },
			changes,
			'rollback',
		);
		const version = shown.releases[name]?.version;
		if (moved) log.error({ name, version, set: moved.set, reason }, 'a release is taken back');
		return moved !== undefined;
	};
}

/** Ends a canary, or takes back a release that everybody sees, when what pages and workers say of it leaves the budget. */
export function createTakeBack(options: TakeBackOptions) {
	const { generations, book, log, now = Date.now } = options;
	const ages = openReleaseAges(generations.shown().set, now);
	const judge: Judge = (release, before) => {
		const health = book.of(release);
		return health && leavesBudget(health, book.of(before));
	};
	const endCanary = createCanaryEnd(options, judge);
	const takeBack = createReleaseEnd(options, judge, ages);

	async function check(): Promise<void> {
		const canary = generations.canary()?.generation.set;
		if (canary && (await endCanary(canary))) return;
		const shown = generations.shown().set;
		for (const [name] of placedIn(shown)) if (name !== 'shell' && (await takeBack(name, shown))) return;
	}
	let checking: Promise<void> | undefined;
	return {
		/** Notes since when releases are shown. */
		watch: () => ages.note(generations.shown().set),
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
