import type { ReleaseSet } from '@pasaz/delivery/release';
import type { Present } from '@pasaz/delivery/verify-move';
import type { SetFingerprint } from './adopt-page.ts';
import { type Generation, type GenerationOptions, startGeneration } from './generation.ts';

/** A set beside the one that everybody sees, shown to some. */
export interface Canary {
	/** Percentage of visitors. */
	percent: number;
	generation: Generation;
}

/** Sets before the shown one whose kept pages may still be of use. */
const REMEMBERED = 3;

export interface ShownSets {
	shown(): Generation;
	canary(): Canary | undefined;
	/** Files of the sets whose pages may be kept: what is shown and was shown last. */
	recent(): SetFingerprint[];
	/** Shows what a move says; what cannot be shown is told in the log, and what was shown before stays. */
	follow(present: Present): Promise<void>;
	/** Whether a set that a move shows could not be shown. */
	lacks(present: Present): boolean;
	close(): Promise<void>;
}

/** A folder that this process may only read keeps no note. */
async function noteGood({ set, broken }: Generation, { store, log }: GenerationOptions): Promise<void> {
	if (broken.length > 0) return;
	await store.markGood(set).catch((error) => log.warn({ err: error }, 'nobody will know which release set ran'));
}

/** @throws if nothing is published, or its shell cannot run */
async function startPublished(set: ReleaseSet | undefined, options: GenerationOptions): Promise<Generation> {
	const { config } = options;
	if (!set) throw new Error(`No release set is published in ${config.releases ?? config.dataDir}`);
	return startGeneration(set, options);
}

/** Starts the set that ran last whole where the published one cannot run, or lacks a slice of it. @throws if neither can run */
async function startShown(set: ReleaseSet | undefined, options: GenerationOptions): Promise<Generation> {
	const { store, log } = options;
	// a note that is damaged keeps no good set from starting
	const good = await store.lastGood().catch(() => undefined);
	const before = good?.id === set?.id ? undefined : good;
	const goBack = async (error: unknown): Promise<Generation> => {
		if (!before) throw error;
		log.error({ err: error, set: set?.id, shown: before.id }, 'the published release set cannot run');
		return startGeneration(before, options);
	};
	const shown = await startPublished(set, options).catch(goBack);
	if (shown.set.id === before?.id) return shown;
	const lost = shown.broken.filter((name) => before && name in before.releases);
	if (lost.length === 0) {
		await noteGood(shown, options);
		return shown;
	}
	const whole = await goBack(new Error(`${lost.join(', ')} cannot be loaded`)).catch(() => undefined);
	if (!whole || whole.broken.length > 0) {
		await whole?.close();
		return shown;
	}
	await shown.close();
	return whole;
}

/** @throws if the set lacks a slice that is shown now: a damaged release must not take the place of a good one */
async function startWhole(set: ReleaseSet, old: Generation, options: GenerationOptions): Promise<Generation> {
	const started = await startGeneration(set, options);
	const lost = started.broken.filter((name) => name in old.set.releases && !old.broken.includes(name));
	if (lost.length === 0) return started;
	await started.close();
	throw new Error(`Release set ${set.id} is refused: ${lost.join(', ')} cannot be loaded`);
}

/** Ends sets behind what goes on: the next move may be the one that takes back what keeps their pages. */
function openEndings(log: GenerationOptions['log']) {
	const endings = new Set<Promise<void>>();
	return {
		begin({ set, close }: Generation): void {
			const ending: Promise<void> = close()
				.catch((error) => log.error({ err: error, set: set.id }, 'the workers of a set could not be ended'))
				.finally(() => endings.delete(ending));
			endings.add(ending);
		},
		all: () => Promise.all(endings),
	};
}

/** @throws if nothing is shown, or if its shell cannot run and none ran before */
export async function openShownSets(first: Present, options: GenerationOptions): Promise<ShownSets> {
	const { log } = options;
	let shown = await startShown(first.shown, options);
	let canary: Canary | undefined;
	let before: SetFingerprint[] = [];
	const endings = openEndings(log);

	async function show(set: ReleaseSet | undefined) {
		if (!set || set.id === shown.set.id) return;
		const old = shown;
		// a canary that is promoted has its workers already
		shown = set.id === canary?.generation.set.id ? canary.generation : await startWhole(set, old, options);
		if (canary?.generation === shown) canary = undefined;
		before = [old.files, ...before].slice(0, REMEMBERED);
		await noteGood(shown, options);
		log.info({ set: set.id }, 'release set switched');
		endings.begin(old);
	}
	async function tryOut({ move, canary: set }: Present) {
		const percent = move?.canary?.percent ?? 0;
		const old = canary;
		if (set && set.id === old?.generation.set.id) {
			canary = { ...old, percent };
			return;
		}
		canary = set && { percent, generation: await startWhole(set, shown, options) };
		if (set) log.info({ set: set.id, percent }, 'a canary is shown');
		if (old) endings.begin(old.generation);
	}
	const stays = (error: unknown) => log.error({ err: error }, 'the release set stays');
	await tryOut(first).catch(stays);

	return {
		shown: () => shown,
		canary: () => canary,
		recent: () => [shown.files, ...before],
		follow: async (present) => {
			await show(present.shown).catch(stays);
			await tryOut(present).catch(stays);
		},
		lacks: (present) => present.shown?.id !== shown.set.id || present.canary?.id !== canary?.generation.set.id,
		close: async () => {
			await Promise.all([shown.close(), canary?.generation.close(), endings.all()]);
		},
	};
}
