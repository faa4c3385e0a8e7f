import type { Shop } from '@pasaz/kernel/composition/shop';
import type { Absolute, JsonLd, PageHandle } from '@pasaz/kernel/contract/slices';
import { pathInStore } from '@pasaz/kernel/routes';

function absoluteIn(origin: string, { storeView }: Shop): Absolute {
	return (path) => origin + (path.startsWith('/img/') ? path : pathInStore(path, storeView));
}

interface PageWithData {
	handle: PageHandle<unknown>;
	data: unknown;
}

/** A fault in the description of a slice must not cost the page. */
export function jsonLdOf({ handle, data }: PageWithData, shop: Shop, origin: string): readonly JsonLd[] {
	try {
		return handle.jsonLd?.(data, shop, absoluteIn(origin, shop)) ?? [];
	} catch (error) {
		console.error('A page cannot be described to search engines', error);
		return [];
	}
}
