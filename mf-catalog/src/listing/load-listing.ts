import { catalogSearch, type SearchAnswer, type SearchRequest, Tag } from '@pasaz/kernel/contract/catalog';
import { type ProductTile, productTile, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/platform/api';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';
import { filterCodes } from './filter-codes.ts';
import { type FoundCategory, findCategory, subcategories } from './find-category.ts';
import { type ListingFilter, listingFilters, type PriceRange, priceRanges } from './listing-filters.ts';
import { isFiltered, parseListingQuery } from './listing-query.ts';
import { listingRequest, PAGE_SIZE } from './listing-request.ts';

export interface ListingLink {
	name: string;
	href: string;
}

/** What stays the same on every page of a listing. */
interface ListingHead {
	title: string;
	/** Sanitised HTML. */
	description: string | null;
	metaTitle: string | null;
	metaDescription: string | null;
	path: string;
	crumbs: ListingLink[];
	subcategories: ListingLink[];
}

/** Everything a listing shows; it travels inside the page, so it holds nothing else. */
export interface Listing extends ListingHead {
	page: number;
	pageCount: number;
	total: number;
	isFiltered: boolean;
	tiles: ProductTile[];
	filters: ListingFilter[];
	ranges: PriceRange[];
	/** Whether the products could not be had. */
	hasFailed: boolean;
}

const NOTHING: SearchAnswer = { total: 0, hits: [] };

/** In the browser a failed search is an empty list with a warning; on the server it is an error, so that no empty page is cached. */
async function searchProducts(api: Api, body: SearchRequest) {
	try {
		return { answer: await api.call(catalogSearch, { body }), hasFailed: false };
	} catch (error) {
		if (typeof document === 'undefined') throw error;
		return { answer: NOTHING, hasFailed: true };
	}
}

/** What a listing is asked for: its slug and the fields of its address. */
export interface ListingAddress {
	slug: string;
	search: URLSearchParams;
}

type Scope = Parameters<typeof listingRequest>[0];

async function loadProducts(api: Api, scope: Scope, asked: { search: URLSearchParams; codes: readonly string[] }) {
	const query = parseListingQuery(asked.search, asked.codes);
	const { answer, hasFailed } = await searchProducts(api, listingRequest(scope, query, asked.codes));
	const colours = query.options.color?.map(Number) ?? [];
	const now = Date.now();
	return {
		page: query.page,
		pageCount: Math.ceil(answer.total / PAGE_SIZE),
		total: answer.total,
		isFiltered: isFiltered(query),
		tiles: answer.hits.map((hit) => productTile(TileSource.parse(hit), now, colours)),
		filters: listingFilters(answer, query, asked.codes),
		ranges: priceRanges(answer),
		hasFailed,
	};
}

function linkTo(category: { name: string; url_path: string }): ListingLink {
	return { name: category.name, href: categoryPath(category) };
}

function categoryHead({ category, above }: FoundCategory): Omit<ListingHead, 'subcategories'> {
	return {
		title: category.name,
		description: category.description ?? null,
		metaTitle: category.meta_title ?? null,
		metaDescription: category.meta_description ?? null,
		path: categoryPath(category),
		crumbs: above.map(linkTo),
	};
}

/** A category's listing; null when there is no such category. */
export async function loadCategory(api: Api, { slug, search }: ListingAddress): Promise<Listing | null> {
	const [found, codes] = await Promise.all([findCategory(api, slug), filterCodes(api)]);
	if (!found) return null;
	const scope = { attribute: 'category_ids', value: { in: [found.category.id] } };
	const [products, below] = await Promise.all([
		loadProducts(api, scope, { search, codes }),
		subcategories(api, found.category),
	]);
	return { ...categoryHead(found), subcategories: below.map(linkTo), ...products };
}

async function findTag(api: Api, slug: string): Promise<Tag | null> {
	const { hits } = await api.call(catalogSearch, {
		body: { type: 'tag', searchQuery: { _appliedFilters: [{ attribute: 'slug', value: { eq: slug } }] }, size: 1 },
	});
	return hits[0] ? Tag.parse(hits[0]) : null;
}

/** A tag's listing; null when there is no such tag. */
export async function loadTag(api: Api, { slug, search }: ListingAddress): Promise<Listing | null> {
	const [tag, codes] = await Promise.all([findTag(api, slug), filterCodes(api)]);
	if (!tag) return null;
	const scope = { attribute: 'flags_ids', value: { in: [tag.id] } };
	const products = await loadProducts(api, scope, { search, codes });
	return {
		title: tag.menu_name ?? tag.name,
		description: null,
		metaTitle: null,
		metaDescription: null,
		path: tagPath(tag),
		crumbs: [],
		subcategories: [],
		...products,
	};
}
