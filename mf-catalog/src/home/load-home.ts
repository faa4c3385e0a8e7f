import type { ShopRequest } from '@pasaz/kernel/composition/shop';
import { Category, Tag } from '@pasaz/kernel/contract/catalog';
import type { CmsLayout } from '@pasaz/kernel/contract/content';
import type { ShopConfig } from '@pasaz/kernel/contract/shop-config';
import { TOP_LEVEL } from '@pasaz/kernel/domain/category-tree';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany, findOne, type Where } from '@pasaz/kernel/network/find';
import { findTiles } from '@pasaz/kernel/network/find-tiles';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';
import { LISTED } from '../listing/listing-request.ts';
import { arranged, type HomeLayout, loadHeadImage, loadLayout } from './load-layout.ts';

/** Sizes of the lists on the home page (rule 7.4). */
const SIZES = { three: 3, newCollection: 7, bestsellers: 8, sale: 7 };
const { name, slug, url_path, product_count, include_in_menu, is_active } = Category.shape;
const TopCategory = documentOf({ name, slug, url_path, product_count, include_in_menu, is_active });
const SaleTag = documentOf({ id: Tag.shape.id });

export interface HomeCategory {
	name: string;
	href: string;
	count: number;
}

export interface Home {
	/** Products chosen by the editors; the first one leads the page. */
	picks: ProductTile[];
	newCollection: ProductTile[];
	bestsellers: ProductTile[];
	sale: ProductTile[];
	categories: HomeCategory[];
	layout: HomeLayout;
	headImage: ShopConfig['headImage'];
	/** Null where the store view has no such tag. */
	newHref: string | null;
	saleHref: string | null;
}

async function products(api: Api, given: { size: number; sort?: string; where?: Where }): Promise<ProductTile[]> {
	const { size, sort = 'created_at:desc' } = given;
	const where = { ...LISTED, 'stock.is_in_stock': true, ...given.where };
	return (await findTiles(api, { where, size, sort })).hits;
}

async function saleProducts(api: Api, slug: string | undefined): Promise<ProductTile[]> {
	if (!slug) return [];
	const tag = await findOne(api, 'tag', SaleTag, { url_key: slug });
	return tag ? products(api, { size: SIZES.sale, where: { flags_ids: [tag.id] } }) : [];
}

async function topCategories(api: Api): Promise<HomeCategory[]> {
	const found = await findMany(api, 'category', TopCategory, { where: { level: TOP_LEVEL }, sort: 'position:desc' });
	return found
		.filter(({ include_in_menu, is_active, product_count }) => include_in_menu && is_active && product_count > 0)
		.map((category) => ({ name: category.name, href: categoryPath(category), count: category.product_count }));
}

/** Leaves out products that are shown above already. */
function without(tiles: readonly ProductTile[], shown: readonly ProductTile[]): ProductTile[] {
	return tiles.filter(({ sku }) => !shown.some((other) => other.sku === sku));
}

function hrefOf(slug: string | undefined): string | null {
	return slug ? tagPath({ url_key: slug }) : null;
}

/** @param draft an unpublished layout in the place of the shop's */
export async function loadHome({ api, storeView: { tags = {} } }: ShopRequest, draft?: CmsLayout): Promise<Home> {
	const [recommended, newCollection, popular, sale, categories, layout, headImage] = await Promise.all([
		products(api, { size: SIZES.three, where: { erin_recommends: true } }),
		products(api, { size: SIZES.newCollection }),
		products(api, { size: SIZES.bestsellers + SIZES.three, sort: 'order_priority:desc' }),
		saleProducts(api, tags.sale),
		topCategories(api),
		draft ? arranged(api, draft) : loadLayout(api),
		loadHeadImage(api),
	]);
	const hrefs = { newHref: hrefOf(tags.new), saleHref: hrefOf(tags.sale) };
	const picks = recommended.length > 0 ? recommended : newCollection.slice(0, SIZES.three);
	const bestsellers = without(popular, picks).slice(0, SIZES.bestsellers);
	return { picks, newCollection, bestsellers, sale, categories, layout, headImage, ...hrefs };
}
