/** The device's caches in memory. */
export interface FakeCaches {
	caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
	/** Addresses in a cache, without their origin. */
	paths(name: string): string[];
	/** Bodies that still fit on the device; the smallest part of a real quota. */
	room: number;
}

const ORIGIN = 'http://shop.test';

function keyOf(address: RequestInfo | URL): string {
	return new URL(address instanceof Request ? address.url : String(address), ORIGIN).href;
}

export function fakeCaches(): FakeCaches {
	const all = new Map<string, Map<string, Response>>();
	const device: FakeCaches = {
		caches: {
			async open(name) {
				const entries = all.get(name) ?? new Map<string, Response>();
				all.set(name, entries);
				const put = async (address: RequestInfo | URL, answer: Response) => {
					if (device.room === 0) throw new DOMException('full', 'QuotaExceededError');
					device.room -= 1;
					entries.set(keyOf(address), answer);
				};
				const cache: Pick<Cache, 'put' | 'match' | 'keys' | 'delete'> = {
					put,
					match: async (address) => entries.get(keyOf(address))?.clone(),
					keys: async () => [...entries.keys()].map((url) => new Request(url)),
					async delete(address) {
						if (!entries.delete(keyOf(address))) return false;
						device.room += 1;
						return true;
					},
				};
				return cache as Cache;
			},
			keys: async () => [...all.keys()],
			async delete(name) {
				device.room += all.get(name)?.size ?? 0;
				return all.delete(name);
			},
			async match(address, { cacheName } = {}) {
				return all
					.get(cacheName ?? '')
					?.get(keyOf(address))
					?.clone();
			},
		},
		paths: (name) => [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
		room: 1000,
	};
	return device;
}
