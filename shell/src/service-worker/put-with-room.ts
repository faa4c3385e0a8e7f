/** What a full device gives up first. */
export const PICTURES = 'shop/pictures';

/** Puts an answer into a cache. A full device gives up its pictures for it. */
export async function putWithRoom(cache: Cache, address: string, answer: Response): Promise<void> {
	const again = answer.clone();
	try {
		await cache.put(address, answer);
	} catch (error) {
		if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error;
		await caches.delete(PICTURES);
		await cache.put(address, again);
	}
}
