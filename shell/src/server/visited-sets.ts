import { type Generation, type GenerationOptions, startGeneration } from './generation.ts';

/** Sets at once: the one that was visited longest ago ends for another. As many are rehearsed at once, beside which one more is visited. */
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
	/** Rehearsals under way: until they have ended, the set stays. */
	holds: number;
}

/** Those that nobody rehearses, the one that was visited longest ago first. */
function freeSets(visited: ReadonlyMap<string, Visited>): [string, Visited][] {
	const free = [...visited].filter(([, { holds }]) => holds === 0);
	return free.sort(([, one], [, other]) => one.lastVisit - other.lastVisit);
}

/** Sets that somebody visits by a signed link or rehearses, each with one worker. */
export function openVisitedSets(options: GenerationOptions, now = Date.now) {
	const visited = new Map<string, Visited>();

	function end(id: string) {
		const one = visited.get(id);
		visited.delete(id);
		return one?.generation.then((generation) => generation.close()).catch(() => {});
	}
	function endIdle() {
		for (const [id, { lastVisit }] of freeSets(visited)) if (now() - lastVisit > IDLE_TIME) void end(id);
	}
	const timer = setInterval(endIdle, IDLE_TIME / 10).unref();

	async function start(id: string): Promise<Generation> {
		const set = await options.store.findSet(id);
		if (!set) throw new Error(`Release set ${id} is missing`);
		const config = { ...options.config, renderWorkers: 1 };
		return startGeneration(set, { ...options, config, startLimit: START_LIMIT });
	}
	function add(id: string): Visited {
		const tooMany = Math.max(0, visited.size + 1 - MAX_SETS);
		for (const [oldest] of freeSets(visited).slice(0, tooMany)) void end(oldest);
		const one: Visited = { generation: start(id), lastVisit: now(), holds: 0 };
		one.generation.then(
			(generation) => {
				one.ready = generation;
			},
			() => visited.get(id) === one && visited.delete(id),
		);
		visited.set(id, one);
		return one;
	}
	/** @throws if the set is missing or cannot run, or if too many are held */
	async function hold<Result>(id: string, use: (generation: Generation) => Promise<Result>): Promise<Result> {
		const held = [...visited].filter(([other, { holds }]) => holds > 0 && other !== id);
		if (held.length >= MAX_SETS) throw new Error('The shop rehearses other sets just now: try again in a minute');
		const one = visited.get(id) ?? add(id);
		one.holds += 1;
		try {
			return await use(await one.generation);
		} finally {
			one.holds -= 1;
			one.lastVisit = now();
		}
	}
	return {
		find(id: string): Generation | undefined {
			const one = visited.get(id);
			if (one) one.lastVisit = now();
			return one?.ready;
		},
		/** @throws if the set is missing or cannot run */
		open: (id: string): Promise<Generation> => (visited.get(id) ?? add(id)).generation,
		/** Keeps the set open while `use` is under way, whatever others visit meanwhile. */
		hold,
		names: () => [...visited.keys()],
		async close() {
			clearInterval(timer);
			await Promise.all([...visited.keys()].map(end));
		},
	};
}
