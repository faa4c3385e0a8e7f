import type { PageMeta } from '@pasaz/kernel/contract/slices';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { shareCardUrl } from '@pasaz/kernel/domain/picture';

interface SharedPage {
	meta: PageMeta;
	origin: string;
	storeView: ShownStoreView;
}

function imageProperties({ meta: { leadImage }, origin }: SharedPage): [string, string][] {
	if (!leadImage) return [];
	return [['og:image', origin + shareCardUrl(leadImage.path)]];
}

/** What a card of the page shows. Its description and its address are those of the document: whoever reads cards takes them from there. */
export function openGraph(page: SharedPage): [string, string][] {
	const { meta, storeView } = page;
	return [
		['og:type', meta.type ?? 'website'],
		['og:title', meta.title],
		['og:site_name', storeView.seo.siteName],
		...imageProperties(page),
		['twitter:card', meta.leadImage ? 'summary_large_image' : 'summary'],
	];
}
