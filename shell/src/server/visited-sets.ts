import { type Generation, type GenerationOptions, startGeneration } from './generation.ts';

/** More sets at once than this are not visited; the one that was visited longest ago ends. */
const MAX_SETS = 3;
/** ms without a visit after which the workers of a set end. */
const IDLE_TIME = 600_000;
/** ms. Somebody waits for the set, or for what is wrong with it. */
const START_LIMIT = 15_000;

interface Visited {
	generation: Promise<Generation>;
	/** Missing until its workers run. */
	ready?: Generation;
	lastVisit: number;
}

/** Sets that somebody visits by a signed link, each with one worker. */
export function openVisitedSets(options: GenerationOptions, now = Date.now) {
	const visited = new Map<string, Visited>();

	function end(id: string) {
		const one = visited.get(id);
		visited.delete(id);
		return one?.generation.then((generation) => generation.close()).catch(() => {});
	}
	function endIdle() {
		for (const [id, { lastVisit }] of visited) if (now() - lastVisit > IDLE_TIME) void end(id);
	}
	const timer = setInterval(endIdle, IDLE_TIME / 10).unref();

	async function start(id: string): Promise<Generation> {
		const set = await options.store.findSet(id);
		if (!set) throw new Error(`Release set ${id} is missing`);
		const config = { ...options.config, renderWorkers: 1 };
		return startGeneration(set, { ...options, config, startLimit: START_LIMIT });
	}
	function add(id: string): Visited {
		const oldest = [...visited].sort(([, one], [, other]) => one.lastVisit - other.lastVisit)[0];
		if (oldest && visited.size >= MAX_SETS) void end(oldest[0]);
		const one: Visited = { generation: start(id), lastVisit: now() };
		one.generation.then(
			(generation) => {
				one.ready = generation;
			},
			() => visited.delete(id),
		);
		visited.set(id, one);
		return one;
	}
	return {
		find(id: string): Generation | undefined {
			const one = visited.get(id);
			if (one) one.lastVisit = now();
			return one?.ready;
		},
		/** @throws if the set is missing or cannot run */
		open: (id: string): Promise<Generation> => (visited.get(id) ?? add(id)).generation,
		names: () => [...visited.keys()],
		async close() {
			clearInterval(timer);
			await Promise.all([...visited.keys()].map(end));
		},
	};
}
