import type { Shop } from '@pasaz/kernel/composition/shop';
import type { Absolute, JsonLd, PageHandle } from '@pasaz/kernel/contract/slices';
import { pathInStore } from '@pasaz/kernel/routes';

/** Completes paths of a store view; pictures and other files are the same in all of them. */
function completing(origin: string, { storeView }: Shop): Absolute {
	return (path) => origin + (path.startsWith('/img/') ? path : pathInStore(path, storeView));
}

interface Described {
	handle: PageHandle<unknown>;
	/** What its loader returned. */
	data: unknown;
}

/** What search engines are told of a page. What a slice gets wrong is no reason to do without the page. */
export function jsonLdOf({ handle, data }: Described, shop: Shop, origin: string): readonly JsonLd[] {
	try {
		return handle.jsonLd?.(data, shop, completing(origin, shop)) ?? [];
	} catch (error) {
		console.error('A page cannot be described to search engines', error);
		return [];
	}
}
