import type { Absolute, HeadContext, JsonLd, PageHandle } from '@pasaz/kernel/contract/slices';
import { pathInStore } from '@pasaz/kernel/routes';

function absoluteIn(origin: string, { storeView }: HeadContext): Absolute {
	return (path) => origin + (path.startsWith('/img/') ? path : pathInStore(path, storeView));
}

interface PageWithData {
	handle: PageHandle<unknown>;
	data: unknown;
}

/** A fault in the description of a slice must not cost the page. */
export function jsonLdOf({ handle, data }: PageWithData, context: HeadContext, origin: string): readonly JsonLd[] {
	try {
		return handle.jsonLd?.(data, context, absoluteIn(origin, context)) ?? [];
	} catch (error) {
		console.error('A page cannot be described to search engines', error);
		return [];
	}
}
