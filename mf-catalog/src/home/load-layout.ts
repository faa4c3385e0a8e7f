import { Category } from '@pasaz/kernel/contract/catalog';
import { type CmsLayout, cmsLayout } from '@pasaz/kernel/contract/content';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany } from '@pasaz/kernel/network/find';
import { categoryPath } from '@pasaz/kernel/routes';

export type Banner = CmsLayout['mainBanners'][number];

/** Editorial layout of the home page; without one the page shows its product lists. */
export interface HomeLayout extends Pick<CmsLayout, 'hero' | 'story'> {
	stories: Banner[];
	small: Banner[];
	product: Banner | null;
	promoted: { name: string; href: string }[];
}

const NOTHING: HomeLayout = { stories: [], small: [], product: null, promoted: [] };
const { id, name, url_path } = Category.shape;
const Promoted = documentOf({ id, name, url_path });
const STORIES = 2;
const SMALL = 2;

/** In the order set by the editors. */
async function promotedOf(api: Api, ids: readonly number[]): Promise<HomeLayout['promoted']> {
	if (ids.length === 0) return [];
	const found = await findMany(api, 'category', Promoted, { where: { id: ids, is_active: true }, size: ids.length });
	return found
		.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
		.map((category) => ({ name: category.name, href: categoryPath(category) }));
}

async function arranged(api: Api): Promise<HomeLayout> {
	const layout = await api.call(cmsLayout, { params: { layout: 'home' } });
	return {
		hero: layout.hero,
		story: layout.story,
		stories: layout.mainBanners.slice(0, STORIES),
		small: layout.smallBanners.slice(0, SMALL),
		product: layout.productBanners[0] ?? null,
		promoted: await promotedOf(api, layout.promotedCategories),
	};
}

export async function loadLayout(api: Api): Promise<HomeLayout> {
	try {
		return await arranged(api);
	} catch (error) {
		console.warn('No layout of the home page', error);
		return NOTHING;
	}
}
