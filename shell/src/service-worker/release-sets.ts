import { filesAddress, type SetFiles, type WorkerSet } from '../routing/worker-set.ts';
import { putWithRoom } from './put-with-room.ts';

export const FILES = 'pasaz-files';
/** Lists of the sets whose files are all there. */
export const SETS = 'pasaz-sets';
/** Header of a list: when its set was taken, in ms since 1970. */
const TAKEN = 'x-taken';
const CONCURRENCY = 4;
/** ms that a shopper's act keeps the network and the processor to the page: longer than most pages take to come. */
const PAUSE = 1500;
/** Sets that stay in any case: the shown one, and the one before, whose pages may be open. */
const OPEN_SETS = 2;
const MAX_BYTES = 9_000_000;

interface TakenSet {
	set: string;
	files: SetFiles;
	at: number;
}

/** Sets on the device, the one taken last first; one from the future, as after a wrong clock was put right, is as old as it is far ahead. */
async function takenSets(): Promise<TakenSet[]> {
	const now = Date.now();
	const cache = await caches.open(SETS);
	const read = (await cache.keys()).map(async ({ url }) => {
		const [, set = ''] = /([^/]+)\.files\.json$/.exec(url) ?? [];
		const list = await cache.match(url);
		const files: SetFiles = list ? await list.json() : {};
		return { set, files, at: Number(list?.headers.get(TAKEN)) };
	});
	return (await Promise.all(read)).sort((a, b) => Math.abs(now - a.at) - Math.abs(now - b.at));
}

async function fetchWhole(url: string, integrity: string): Promise<Response> {
	const answer = await fetch(url, { integrity, priority: 'low' });
	if (!answer.ok) throw new Error(`${url} cannot be fetched`);
	return answer;
}

/** From the origin of releases, or from the shop where that has no such file. */
async function fetchFile(path: string, integrity: string, origin = ''): Promise<Response> {
	try {
		return await fetchWhole(origin + path, integrity);
	} catch (error) {
		if (!origin) throw error;
		return fetchWhole(path, integrity);
	}
}

let pausedUntil = 0;

export function pauseTaking(): void {
	pausedUntil = Date.now() + PAUSE;
}

async function untilQuiet(): Promise<void> {
	for (let left = pausedUntil - Date.now(); left > 0; left = pausedUntil - Date.now())
		await new Promise((resolve) => setTimeout(resolve, left));
}

/** Fetches the files that are not there: one never changes under its address, so sets have most of them in common. */
async function takeFiles(files: SetFiles, origin: string | undefined): Promise<void> {
	const cache = await caches.open(FILES);
	const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
	const waiting = Object.entries(files).filter(([url]) => !here.has(url));
	const takeInTurn = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [url, { integrity }] = next;
			await untilQuiet();
			await putWithRoom(cache, url, () => fetchFile(url, integrity, origin));
		}
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, takeInTurn));
}

/** A set counts once all its files are there; another try goes on with those. @throws if a file is missing or not what was published */
export async function takeSet({ set, integrity, origin }: WorkerSet): Promise<void> {
	const address = filesAddress(set);
	// the shell writes the list, so another shell may write another one of the same set
	const text = await (await fetchWhole(`${address}?${encodeURIComponent(integrity)}`, integrity)).text();
	await takeFiles(JSON.parse(text), origin);
	const headers = { [TAKEN]: String(Date.now()) };
	await putWithRoom(await caches.open(SETS), address, () => new Response(text, { headers }));
}

/** Sets that stay: the last ones, and older ones that pages need while there is room, the latest first. */
function worthKeeping(sets: readonly TakenSet[], needed: ReadonlySet<string>): TakenSet[] {
	const files = new Map<string, number>();
	return sets.filter((taken, index) => {
		const others = Object.entries(taken.files).filter(([url]) => !files.has(url));
		const bytes = [...files.values(), ...others.map(([, file]) => file.bytes)].reduce((sum, size) => sum + size, 0);
		const stays = index < OPEN_SETS || (needed.has(taken.set) && bytes <= MAX_BYTES);
		if (stays) for (const [url, file] of others) files.set(url, file.bytes);
		return stays;
	});
}

/**
 * Drops sets that neither open pages nor kept ones need, and all files that no other set has.
 * @param needed sets of kept pages
 * @returns the sets that stay
 */
export async function dropOldSets(needed: ReadonlySet<string>): Promise<Set<string>> {
	const taken = await takenSets();
	const kept = worthKeeping(taken, needed);
	const names = new Set(kept.map(({ set }) => set));
	const lists = await caches.open(SETS);
	for (const { set } of taken) if (!names.has(set)) await lists.delete(filesAddress(set));
	const addresses = new Set(kept.flatMap(({ files }) => Object.keys(files)));
	const cache = await caches.open(FILES);
	for (const { url } of await cache.keys()) if (!addresses.has(new URL(url).pathname)) await cache.delete(url);
	return names;
}

/** The address under which a file is kept, whichever origin it is loaded from; `undefined` for what is no file of a release. */
export function ownAddress(href: string, { origin = location.origin }: Pick<WorkerSet, 'origin'>): string | undefined {
	const own = [location.origin, origin].find((start) => href.startsWith(`${start}/releases/`));
	return own && href.slice(own.length);
}

export async function releasedFile(request: Request, address: string): Promise<Response> {
	return (await caches.match(address, { cacheName: FILES })) ?? fetch(request);
}
