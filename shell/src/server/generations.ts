import { setTimeout as wait } from 'node:timers/promises';
import { tidyMirror } from '@pasaz/delivery/collect-garbage';
import { createFollower } from './follow-releases.ts';
import type { Generation, GenerationOptions } from './generation.ts';
import { createMarks } from './release-marks.ts';
import { openShownSets, type ShownSets } from './shown-sets.ts';
import { openVisitedSets } from './visited-sets.ts';

/** ms between looks at the journal; neither buckets nor file systems of networks tell of what is new. */
const LOOK_INTERVAL = 500;
/** ms that an ending shell leaves a look for workers to start. One that a silent store holds up for longer ends with the process. */
const LAST_LOOK = 3000;
/** ms after which a set that could not be shown is tried again: its files may have been away for a moment. */
const RETRY_INTERVAL = 600_000;

/** The release sets whose workers run: what everybody sees, a canary, and those that somebody visits by a signed link. */
export interface Generations extends Pick<ShownSets, 'shown' | 'canary' | 'recent'> {
	/** The generation of a set, or what everybody sees if it is not open (any more). */
	of(set: string | undefined): Generation;
	/** Starts the workers of a set for a visit. @throws if the set cannot run */
	visit(set: string): Promise<Generation>;
	/** As `visit`; the workers stay until `use` has ended. @throws also if too many sets are held */
	hold<Result>(set: string, use: (generation: Generation) => Promise<Result>): Promise<Result>;
	open(): string[];
	close(): Promise<void>;
}

/** Looks at the journal now and then, but not while a slow store is still asked. @returns what ends it */
function repeat(look: () => Promise<void>): () => Promise<void> {
	let looking: Promise<void> | undefined;
	const timer = setInterval(() => {
		looking ??= look().finally(() => {
			looking = undefined;
		});
	}, LOOK_INTERVAL);
	return async () => {
		clearInterval(timer);
		await Promise.race([looking, wait(LAST_LOOK, undefined, { ref: false })]);
	};
}

/** What cannot be tidied says nothing of the journal. */
async function tidy({ store, log }: GenerationOptions, open: readonly string[]): Promise<void> {
	await tidyMirror(store, open).catch((error) => log.warn({ err: error }, 'old releases stay on this machine'));
}

/** @throws if nothing is shown, or if its shell cannot run and none ran before */
export async function openGenerations(options: GenerationOptions): Promise<Generations> {
	const follower = createFollower(options);
	const mark = createMarks(options);
	let present = await follower.begin();
	const sets = await openShownSets(present, options);
	const visited = openVisitedSets(options);

	const shownSets = () => [sets.shown(), sets.canary()?.generation ?? []].flat().map(({ set }) => set.id);
	const open = () => [...shownSets(), ...visited.names()];

	let followedAt = Date.now();
	const isDue = () => sets.lacks(present) && Date.now() - followedAt > RETRY_INTERVAL;
	async function look() {
		const next = await follower.follow(present);
		const isMoved = next.serial !== present.serial || isDue();
		if (isMoved) {
			present = next;
			await sets.follow(next);
			followedAt = Date.now();
		}
		await mark(open());
		if (isMoved) await tidy(options, open());
	}
	let canLook = true;
	async function lookOrTell() {
		try {
			await look();
			if (!canLook) options.log.info('the store of releases is back');
			canLook = true;
		} catch (error) {
			if (canLook) options.log.error({ err: error }, 'the journal of releases cannot be read');
			canLook = false;
		}
	}
	const endLooking = repeat(lookOrTell);

	function of(set: string | undefined): Generation {
		const [shown, canary] = [sets.shown(), sets.canary()?.generation];
		if (set === undefined || set === shown.set.id) return shown;
		return set === canary?.set.id ? canary : (visited.find(set) ?? shown);
	}
	return {
		shown: sets.shown,
		canary: sets.canary,
		recent: sets.recent,
		of,
		visit: async (set) => {
			const running = of(set);
			return running.set.id === set ? running : visited.open(set);
		},
		hold: async (set, use) => (shownSets().includes(set) ? use(of(set)) : visited.hold(set, use)),
		open,
		close: async () => {
			await endLooking();
			await Promise.all([sets.close(), visited.close()]);
		},
	};
}
