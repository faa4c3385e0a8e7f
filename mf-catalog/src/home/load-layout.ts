import { Category } from '@pasaz/kernel/contract/catalog';
import { type CmsLayout, cmsLayout } from '@pasaz/kernel/contract/content';
import { type ShopConfig, shopConfig } from '@pasaz/kernel/contract/shop-config';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany } from '@pasaz/kernel/network/find';
import { categoryPath } from '@pasaz/kernel/routes';

export type Banner = CmsLayout['mainBanners'][number];

/** Editorial layout of the home page; without one the page shows its product lists. */
export interface HomeLayout extends Pick<CmsLayout, 'hero' | 'story'> {
	sections: NonNullable<CmsLayout['sections']>;
	stories: Banner[];
	small: Banner[];
	/** The first stands beside the shop's story, each other one by itself. */
	products: Banner[];
	promoted: { name: string; href: string }[];
}

const ORDER = ['categories', 'new', 'stories', 'bestsellers', 'story', 'sale', 'byways', 'last-views'] as const;
const SECTIONS = ORDER.map((kind) => ({ kind }));
const NOTHING: HomeLayout = { sections: SECTIONS, stories: [], small: [], products: [], promoted: [] };
const { id, name, slug, url_path } = Category.shape;
const Promoted = documentOf({ id, name, slug, url_path });

async function promotedOf(api: Api, ids: readonly number[]): Promise<HomeLayout['promoted']> {
	if (ids.length === 0) return [];
	const found = await findMany(api, 'category', Promoted, { where: { id: ids, is_active: true }, size: ids.length });
	return found
		.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
		.map((category) => ({ name: category.name, href: categoryPath(category) }));
}

export async function arranged(api: Api, layout: CmsLayout): Promise<HomeLayout> {
	return {
		hero: layout.hero,
		story: layout.story,
		sections: layout.sections ?? SECTIONS,
		stories: layout.mainBanners,
		small: layout.smallBanners,
		products: layout.productBanners,
		promoted: await promotedOf(api, layout.promotedCategories),
	};
}

export async function loadLayout(api: Api): Promise<HomeLayout> {
	try {
		return await arranged(api, await api.call(cmsLayout, { params: { layout: 'home' } }));
	} catch (error) {
		console.warn('No layout of the home page', error);
		return NOTHING;
	}
}

/** The picture that leads the page in place of a product's; a page without it is whole. */
export async function loadHeadImage(api: Api): Promise<ShopConfig['headImage']> {
	try {
		return (await api.call(shopConfig)).headImage;
	} catch (error) {
		console.warn('No head image of the home page', error);
		return null;
	}
}
