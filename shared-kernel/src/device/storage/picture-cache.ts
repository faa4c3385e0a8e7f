/** The service worker's cache of pictures: what a full device gives up first (rule 16.12). It shares one quota with the databases. */
export const PICTURES = 'shop/pictures';

/** Empties the cache. Browsers count the bytes of a deleted one for as long as anybody has it open. */
export async function forgetPictures(): Promise<void> {
	if (!('caches' in globalThis)) return;
	const cache = await caches.open(PICTURES);
	await Promise.all((await cache.keys()).map((picture) => cache.delete(picture, { ignoreVary: true })));
}
