import type { Absolute, CacheTag, HeadContext, JsonLd } from '@pasaz/kernel/contract/slices';
import { breadcrumbList } from '@pasaz/ui-kit/breadcrumb-list';
import type { Listing } from './listing.ts';
import { PAGE_SIZE } from './page-size.ts';

/** Where a listing is, and its products in their order; of a filtered one, which search engines do not keep, nothing. */
export function listingJsonLd(listing: Listing, context: HeadContext, absolute: Absolute): readonly JsonLd[] {
	if (listing.isFiltered) return [];
	const { crumbs, title, tiles, page, total } = listing;
	const first = PAGE_SIZE * (page - 1) + 1;
	const items = tiles.map(({ href }, index) => ({
		'@type': 'ListItem',
		position: first + index,
		url: absolute(href),
	}));
	const list = { '@type': 'ItemList', name: title, numberOfItems: total, itemListElement: items };
	return [breadcrumbList(crumbs, title, { context, absolute }), ...(items.length > 0 ? [list] : [])];
}

export function listingTags({ tag, tiles }: Listing): readonly CacheTag[] {
	return [...(tag ? [tag] : []), ...tiles.map(({ id }) => `product:${id}` as const)];
}
