import { type Category, Tag } from '@pasaz/kernel/contract/catalog';
import type { Api } from '@pasaz/kernel/network/api';
import { findOne, foundOf } from '@pasaz/kernel/network/find';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';
import { filterCodes } from './filter-codes.ts';
import { type CategoryKey, categoriesAbove, findCategory, subcategories } from './find-category.ts';
import type { Listing, ListingHead, ListingLink } from './listing.ts';
import { loadProducts } from './load-products.ts';

export interface ListingAddress extends CategoryKey {
	search: URLSearchParams;
}

function linkTo(category: Pick<Category, 'name' | 'url_path' | 'slug'>): ListingLink {
	return { name: category.name, href: categoryPath(category) };
}

function categoryHead(category: Category): Omit<ListingHead, 'subcategories' | 'crumbs'> {
	return {
		title: category.name,
		description: category.description ?? null,
		...(category.lang && { lang: category.lang }),
		...(category.description_lang && { descriptionLang: category.description_lang }),
		metaTitle: category.meta_title ?? null,
		metaDescription: category.meta_description ?? null,
		path: categoryPath(category),
		term: null,
		tag: `category:${category.id}`,
	};
}

export async function loadCategory(
	api: Api,
	{ slug, found, root, ...address }: ListingAddress,
): Promise<Listing | null> {
	const [result, codes] = await Promise.all([findCategory(api, { slug, found, root }), filterCodes(api)]);
	if (!result) return null;
	const { category } = result;
	const head = categoryHead(category);
	const [products, above, below] = await Promise.all([
		loadProducts(api, { ...address, head, scope: { category_ids: [category.id] }, codes }),
		result.above ?? categoriesAbove(api, category),
		subcategories(api, category),
	]);
	return { ...head, crumbs: above.map(linkTo), subcategories: below.map(linkTo), ...products };
}

function tagHead(tag: Tag): ListingHead {
	return {
		title: tag.menu_name ?? tag.name,
		description: null,
		...(tag.lang && { lang: tag.lang }),
		metaTitle: null,
		metaDescription: null,
		path: tagPath(tag),
		term: null,
		tag: `tag:${tag.id}`,
		crumbs: [],
		subcategories: [],
	};
}

export async function loadTag(api: Api, { slug, found, ...address }: ListingAddress): Promise<Listing | null> {
	const known = foundOf(found, 'tag', Tag);
	const asked = known?.slug === slug ? known : findOne(api, 'tag', Tag, { slug });
	const [tag, codes] = await Promise.all([asked, filterCodes(api)]);
	if (!tag) return null;
	const head = tagHead(tag);
	const products = await loadProducts(api, { ...address, head, scope: { flags_ids: [tag.id] }, codes });
	return { ...head, ...products };
}
