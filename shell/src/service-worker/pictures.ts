import { PICTURES } from '@pasaz/kernel/device/storage/picture-cache';
import { CacheFirst } from 'workbox-strategies';
import { boundedCache } from './bounded-cache.ts';

const MB = 1_000_000;
const DAY = 86_400_000;

/** The login page of a network answers for pictures, too. */
function isPicture({ status, headers }: Response): boolean {
	return status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
}

/** Pictures: as they are on the device, else from the network. */
export function createPictures(): CacheFirst {
	const kept = boundedCache(PICTURES, { entries: 200, bytes: 8 * MB, age: 30 * DAY });
	return new CacheFirst({
		cacheName: kept.name,
		plugins: [
			{
				// a cache that is written with its bounds needs nothing more of the strategy
				async cacheWillUpdate({ request, response, event }) {
					if (!isPicture(response)) return null;
					await kept.put(request.url, response);
					event?.waitUntil(kept.trimSoon());
					return null;
				},
			},
		],
	});
}
