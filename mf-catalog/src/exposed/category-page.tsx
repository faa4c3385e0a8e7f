import { useTracking } from '@pasaz/kernel/analytics/use-tracking';
import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { formatWholePrice } from '@pasaz/ui-kit/price';
import { TILE_SIZES } from '@pasaz/ui-kit/product-grid';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { briefTiles } from '../listing/brief-tiles.server.ts';
import type { Listing } from '../listing/listing.ts';
import { listingJsonLd, listingTags } from '../listing/listing-json-ld.server.ts';
import { ListingView } from '../listing/listing-view.tsx';
import { readDescription, readFilters } from '../listing/read-filters.ts';
import { readTiles } from '../listing/read-tiles.ts';
import { listingMessages } from '../messages/listing.ts';

/** A tag has its own route, or is marked by the URL dispatcher (rules 2.9, 3.3). */
function isTag({ params, url }: LoaderFunctionArgs) {
	return params.tag === 'true' || /(^|\/)tag\/[^/]+\/?$/.test(url.pathname);
}

export async function loader(args: LoaderFunctionArgs): Promise<Listing> {
	const { loadCategory, loadTag } = await import('../listing/load-listing.ts');
	const { api, found, storeView } = args.context.get(requestContext);
	const load = isTag(args) ? loadTag : loadCategory;
	const { slug = '' } = args.params;
	const listing = await load(api, { slug, search: args.url.searchParams, found, root: storeView.rootCategory });
	if (listing) return listing;
	const { notFoundMessage } = await import('../listing/find-category.ts');
	throw data(isTag(args) ? null : notFoundMessage('slug', slug), { status: 404 });
}

export const handle = {
	meta(listing, { translator, storeView }) {
		const t = listingMessages.in(translator).get();
		const title = listing.metaTitle ?? listing.title;
		const { page, path, tiles } = listing;
		const { seo, shipping, i18n } = storeView;
		const free = formatWholePrice(shipping.freeFrom, i18n.currencyCode);
		const image = tiles[0]?.image;
		return {
			title: page > 1 ? t.pageTitle({ title, page }) : title,
			description: listing.metaDescription ?? t.categoryDescription({ title, shop: seo.siteName, free }),
			canonical: page > 1 ? `${path}?page=${page}` : path,
			noindex: listing.isFiltered,
			leadImage: image ? { path: image, use: 'tile', sizes: TILE_SIZES } : undefined,
		};
	},
	shown: {
		fields: ['filters', 'metaDescription'],
		brief: ({ tiles, filters }) => ({ tiles: briefTiles(tiles, filters) }),
		read(told, withinStore) {
			const filters = readFilters();
			const read = { filters, metaDescription: readDescription() };
			return told && withinStore ? { ...read, tiles: readTiles(told.tiles, { filters, withinStore }) } : read;
		},
	},
	jsonLd: listingJsonLd,
	tags: listingTags,
	next: ['mf_product/product-page'],
} satisfies PageHandle<Listing>;

export function Component() {
	const listing = useLoaderData<Listing>();
	const { path, page, tiles } = listing;
	useTracking(`${path} ${page}`, () => ({
		kind: 'category-browsed',
		products: tiles.map((tile) => ({ ...tile, qty: 1 })),
	}));
	return <ListingView listing={listing} />;
}
