import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Where } from '@pasaz/kernel/network/find';
import type { ListingFilter, PriceRange } from './listing-filters.ts';

export interface ListingLink {
	name: string;
	href: string;
}

/** What stays the same on every page of a listing. */
export interface ListingHead {
	title: string;
	/** Sanitised HTML. */
	description: string | null;
	/** Of title and description, where the page is in another language. */
	lang?: string;
	descriptionLang?: string;
	metaTitle: string | null;
	metaDescription: string | null;
	path: string;
	/** What narrows the catalogue to this listing, besides its filters; nothing for a search. */
	scope: Where;
	/** What was searched for; null in a category or a tag. */
	term: string | null;
	/** What it lists, by which a cached copy goes; null for a search. */
	tag: CacheTag | null;
	crumbs: ListingLink[];
	subcategories: ListingLink[];
}

/** The part of a listing that its filters, order and page choose. */
export interface ListedProducts {
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

/** Everything a listing shows; it travels inside the page, so it holds nothing else. */
export interface Listing extends ListingHead, ListedProducts {}
