import { Category, catalogSearch, type SearchRequest, Tag } from '@pasaz/kernel/contract/catalog';
import { type ProductTile, productTile, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';
import { LISTED } from '../listing/listing-request.ts';
import { type HomeLayout, loadLayout } from './load-layout.ts';

type Filter = NonNullable<SearchRequest['searchQuery']['_appliedFilters']>[number];

/** Sizes of the lists on the home page (first document, section 7). */
const SIZES = { three: 3, newCollection: 7, bestsellers: 8, sale: 7 };
const SALE_TAG = 'promocje';
const NEW_TAG = 'nowosc';
/** The first level of the menu. */
const TOP_LEVEL = 2;
const IN_STOCK = { attribute: 'stock.is_in_stock', value: { eq: true } };
const RECOMMENDED = { attribute: 'erin_recommends', value: { eq: true } };

export interface HomeCategory {
	name: string;
	href: string;
	count: number;
}

export interface Home {
	/** The editors' picks: the first leads the page. */
	picks: ProductTile[];
	newCollection: ProductTile[];
	bestsellers: ProductTile[];
	sale: ProductTile[];
	categories: HomeCategory[];
	layout: HomeLayout;
	newHref: string;
	saleHref: string;
}

async function products(api: Api, given: { size: number; sort?: string; filters?: Filter[] }): Promise<ProductTile[]> {
	const { size, sort = 'created_at:desc', filters = [] } = given;
	const searchQuery = { _appliedFilters: [...LISTED, IN_STOCK, ...filters] };
	const { hits } = await api.call(catalogSearch, {
		body: { type: 'product', searchQuery, size, sort, sourceInclude: [...TILE_FIELDS] },
	});
	const now = Date.now();
	return hits.map((hit) => productTile(TileSource.parse(hit), now));
}

async function saleProducts(api: Api): Promise<ProductTile[]> {
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'tag',
			searchQuery: { _appliedFilters: [{ attribute: 'url_key', value: { eq: SALE_TAG } }] },
			size: 1,
		},
	});
	if (!hits[0]) return [];
	const filters = [{ attribute: 'flags_ids', value: { in: [Tag.parse(hits[0]).id] } }];
	return products(api, { size: SIZES.sale, filters });
}

async function topCategories(api: Api): Promise<HomeCategory[]> {
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'category',
			searchQuery: { _appliedFilters: [{ attribute: 'level', value: { eq: TOP_LEVEL } }] },
			size: 999,
			sort: 'position:desc',
			sourceExclude: ['description'],
		},
	});
	return hits
		.map((hit) => Category.parse(hit))
		.filter(({ include_in_menu, is_active, product_count }) => include_in_menu && is_active && product_count > 0)
		.map((category) => ({ name: category.name, href: categoryPath(category), count: category.product_count }));
}

/** The page shows its leading products once. */
function without(tiles: readonly ProductTile[], shown: readonly ProductTile[]): ProductTile[] {
	return tiles.filter(({ sku }) => !shown.some((other) => other.sku === sku));
}

export async function loadHome(api: Api): Promise<Home> {
	const [recommended, newCollection, popular, sale, categories, layout] = await Promise.all([
		products(api, { size: SIZES.three, filters: [RECOMMENDED] }),
		products(api, { size: SIZES.newCollection }),
		products(api, { size: SIZES.bestsellers + SIZES.three, sort: 'order_priority:desc' }),
		saleProducts(api),
		topCategories(api),
		loadLayout(api),
	]);
	const hrefs = { newHref: tagPath({ url_key: NEW_TAG }), saleHref: tagPath({ url_key: SALE_TAG }) };
	const picks = recommended.length > 0 ? recommended : newCollection.slice(0, SIZES.three);
	const bestsellers = without(popular, picks).slice(0, SIZES.bestsellers);
	return { picks, newCollection, bestsellers, sale, categories, layout, ...hrefs };
}
