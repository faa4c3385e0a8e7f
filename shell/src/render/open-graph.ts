import type { PageMeta } from '@pasaz/kernel/contract/slices';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { PICTURE_BOXES, pictureFallback } from '@pasaz/kernel/domain/picture';

interface Shared {
	meta: PageMeta;
	/** Absolute. */
	canonical: string;
	/** Scheme and host of the shop. */
	origin: string;
	storeView: StoreView;
}

function imageProperties({ meta: { leadImage }, origin }: Shared): [string, string][] {
	if (!leadImage) return [];
	const { width, height } = PICTURE_BOXES[leadImage.use];
	return [
		['og:image', origin + pictureFallback(leadImage.path, leadImage.use)],
		['og:image:width', String(width)],
		['og:image:height', String(height)],
	];
}

/** What a page looks like where it is shared (ogp.me): properties with their contents. */
export function openGraph(shared: Shared): [string, string][] {
	const { meta, canonical, storeView } = shared;
	return [
		['og:type', meta.type ?? 'website'],
		['og:title', meta.title],
		...(meta.description ? [['og:description', meta.description] satisfies [string, string]] : []),
		['og:url', canonical],
		['og:site_name', storeView.seo.siteName],
		['og:locale', storeView.i18n.defaultLocale.replace('-', '_')],
		...imageProperties(shared),
		['twitter:card', meta.leadImage ? 'summary_large_image' : 'summary'],
	];
}
