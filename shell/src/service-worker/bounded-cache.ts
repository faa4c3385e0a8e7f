import { putWithRoom } from './put-with-room.ts';

/** Says how many bytes a kept body has; headers of the network say how many it had compressed, or nothing. */
const SIZE = 'x-kept-bytes';
/** Says when an answer was kept, in ms since 1970 by the clock of the device, with which that of a server need not agree. */
const AT = 'x-kept-at';
/** ms, in which a page brings its pictures. */
const QUIET = 3000;

interface Bounds {
	entries: number;
	bytes: number;
	/** ms. */
	age: number;
	/** Whether an address stays, whatever the bounds. */
	stays?: (address: string) => boolean;
}

interface Entry {
	address: string;
	answer: Response;
}

/** What a worker of an older release has kept says only when the server sent it. */
function timeOf({ headers }: Response): number {
	return Number(headers.get(AT)) || Date.parse(headers.get('date') ?? '') || 0;
}

/** ms since an answer was kept; one from the future, as after a wrong clock was put right, is as old as it is far ahead. */
export const ageOf = (answer: Response): number => Math.abs(Date.now() - timeOf(answer));

async function entriesOf(cache: Cache): Promise<Entry[]> {
	const read = (await cache.keys()).map(async ({ url: address }) => {
		const answer = await cache.match(address, { ignoreVary: true });
		return answer && { address, answer };
	});
	return (await Promise.all(read)).filter((entry) => entry !== undefined);
}

/** A cache whose oldest entries go where there are too many or too large ones. */
export function boundedCache(name: string, { entries, bytes, age, stays = () => false }: Bounds) {
	let trimming: Promise<void> | undefined;
	const isTooOld = ({ address, answer }: Entry) => !stays(address) && ageOf(answer) > age;

	async function trim() {
		const cache = await caches.open(name);
		const latestFirst = (await entriesOf(cache)).sort((a, b) => ageOf(a.answer) - ageOf(b.answer));
		const left = { entries, bytes };
		for (const entry of latestFirst) {
			left.entries -= 1;
			left.bytes -= Number(entry.answer.headers.get(SIZE));
			const isBeyond = left.entries < 0 || left.bytes < 0 || isTooOld(entry);
			if (isBeyond && !stays(entry.address)) await cache.delete(entry.address, { ignoreVary: true });
		}
	}

	return {
		name,
		isTooOld,
		trim,
		entries: async () => entriesOf(await caches.open(name)),
		find: (address: string) => caches.match(address, { cacheName: name, ignoreVary: true }),
		delete: async (address: string) => (await caches.open(name)).delete(address, { ignoreVary: true }),
		async put(address: string, answer: Response): Promise<void> {
			const { status, headers } = answer;
			const body = await answer.blob();
			const kept = new Headers(headers);
			kept.set(SIZE, String(body.size));
			kept.set(AT, String(Date.now()));
			const makeAnswer = () => new Response(body, { status, headers: kept });
			await putWithRoom(await caches.open(name), address, makeAnswer).catch((error: unknown) =>
				console.warn(`${address} is not kept`, error),
			);
		},
		/** Drops what is beyond the bounds, once for all that comes together. */
		trimSoon(): Promise<void> {
			trimming ??= new Promise((resolve) => setTimeout(resolve, QUIET)).then(trim).finally(() => {
				trimming = undefined;
			});
			return trimming;
		},
	};
}

export type BoundedCache = ReturnType<typeof boundedCache>;
