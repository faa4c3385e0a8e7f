import { forgetPictures } from '@pasaz/kernel/device/storage/picture-cache';

/** A full device gives up its pictures for an answer. @param makeAnswer called again for a second try, so nothing is copied early */
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
