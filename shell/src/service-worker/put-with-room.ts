import { forgetPictures } from '@pasaz/kernel/device/storage/picture-cache';

/** Puts an answer into a cache. A full device gives up its pictures for it. */
export async function putWithRoom(cache: Cache, address: string, answer: Response): Promise<void> {
	const again = answer.clone();
	try {
		await cache.put(address, answer);
	} catch (error) {
		if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error;
		await forgetPictures();
		await cache.put(address, again);
	}
}
