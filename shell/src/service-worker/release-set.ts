import type { WorkerSet } from '../routing/worker-set.ts';

const CACHE = 'pasaz-release-';
/** Sets whose files stay: this one and the one before, whose pages may be open or kept. */
const SETS = 2;
const AT_ONCE = 4;

const nameOf = (set: string) => CACHE + set;

/** Names of the sets on the device, the oldest first. */
export async function keptSets(): Promise<string[]> {
	return (await caches.keys()).filter((name) => name.startsWith(CACHE)).map((name) => name.slice(CACHE.length));
}

/** A file never changes under its address, so one that another set has is not fetched again. */
async function fileOf(url: string, integrity: string): Promise<Response> {
	const kept = await caches.match(url);
	if (kept) return kept;
	const answer = await fetch(url, { integrity, priority: 'low' });
	if (!answer.ok) throw new Error(`${url} cannot be fetched`);
	return answer;
}

/** Takes all files of a set, or none. @throws if one is missing or is not what was published */
export async function takeSet({ set, files }: WorkerSet): Promise<void> {
	const cache = await caches.open(nameOf(set));
	const waiting = Object.entries(files);
	const takeInTurn = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [url, integrity] = next;
			await cache.put(url, await fileOf(url, integrity));
		}
	};
	try {
		await Promise.all(Array.from({ length: AT_ONCE }, takeInTurn));
	} catch (error) {
		await caches.delete(nameOf(set));
		throw error;
	}
}

export async function dropOldSets(): Promise<void> {
	const old = (await keptSets()).slice(0, -SETS);
	await Promise.all(old.map((set) => caches.delete(nameOf(set))));
}

/** A file of any set on the device, or from the network. */
export async function releasedFile(request: Request): Promise<Response> {
	return (await caches.match(request.url)) ?? fetch(request);
}
