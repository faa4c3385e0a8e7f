import { forgetPictures } from '@pasaz/kernel/device/storage/picture-cache';

/**
 * Puts an answer into a cache. A full device gives up its pictures for it.
 * @param makeAnswer called again for a second try, so that nothing is copied before it is needed
 */
export async function putWithRoom(
	cache: Cache,
	address: string,
	makeAnswer: () => Response | Promise<Response>,
): Promise<void> {
	try {
		await cache.put(address, await makeAnswer());
	} catch (error) {
		if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error;
		await forgetPictures();
		await cache.put(address, await makeAnswer());
	}
}
