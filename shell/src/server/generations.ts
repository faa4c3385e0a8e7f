import type { ReleaseSet } from '@pasaz/delivery/release';
import { followJournal, NOTHING_SHOWN, type Present } from '@pasaz/delivery/verify-move';
import type { Generation, GenerationOptions } from './generation.ts';
import { openShownSets, type ShownSets } from './shown-sets.ts';
import { openVisitedSets } from './visited-sets.ts';

/** ms between looks at the journal; file systems of networks tell nobody of new files. */
const LOOK_INTERVAL = 500;

/** The release sets whose workers run: what everybody sees, a canary, and those that somebody visits by a signed link. */
export interface Generations extends Pick<ShownSets, 'shown' | 'canary' | 'recent'> {
	setOfCanary(): ReleaseSet | undefined;
	/** The generation of a set, or what everybody sees if it is not open (any more). */
	of(set: string | undefined): Generation;
	/** Starts the workers of a set for a visit. @throws if the set cannot run */
	visit(set: string): Promise<Generation>;
	/** Sets whose workers run. */
	open(): string[];
	close(): Promise<void>;
}

/**
 * Starts what is shown, and goes on in the journal from then on.
 * @param beforeSwitch is awaited before a new set takes over
 * @throws if nothing is shown, or if its shell cannot run and none ran before
 */
export async function openGenerations(
	options: GenerationOptions,
	beforeSwitch: () => Promise<void>,
): Promise<Generations> {
	const { store, log, config } = options;
	const follow = (from: Present) =>
		followJournal(store, from, {
			keys: config.releaseKeys,
			onRefused: (err, serial) => log.error({ err, serial, security: 'refused-move' }, 'a move of releases is refused'),
		});
	let present = await follow(NOTHING_SHOWN);
	const sets = await openShownSets(present, options, beforeSwitch);
	const visited = openVisitedSets(options);

	async function look() {
		const next = await follow(present);
		if (next.serial === present.serial) return;
		present = next;
		await sets.follow(next);
	}
	let looking = Promise.resolve();
	const timer = setInterval(() => {
		looking = looking.then(look).catch((error) => log.error({ err: error }, 'the journal of releases cannot be read'));
	}, LOOK_INTERVAL);

	function of(set: string | undefined): Generation {
		const [shown, canary] = [sets.shown(), sets.canary()];
		if (set === undefined || set === shown.set.id) return shown;
		return set === canary?.set ? canary.generation : (visited.find(set) ?? shown);
	}
	return {
		shown: sets.shown,
		canary: sets.canary,
		recent: sets.recent,
		setOfCanary: () => sets.canary()?.generation.set,
		of,
		visit: async (set) => {
			const running = of(set);
			return running.set.id === set ? running : visited.open(set);
		},
		open: () => [sets.shown().set.id, ...[sets.canary()?.set ?? []].flat(), ...visited.names()],
		close: async () => {
			clearInterval(timer);
			await looking;
			await Promise.all([sets.close(), visited.close()]);
		},
	};
}
