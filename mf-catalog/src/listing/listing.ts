import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { ListingFilter, PriceRange } from './listing-filters.ts';

export interface ListingLink {
	name: string;
	href: string;
}

export interface ListingHead {
	title: string;
	/** Sanitised HTML. */
	description: string | null;
	/** Language of title and description (BCP 47), where it is not that of the page. */
	lang?: string;
	descriptionLang?: string;
	metaTitle: string | null;
	metaDescription: string | null;
	path: string;
	/** The search term; null in a category or a tag. */
	term: string | null;
	/** Cache tag; null for a search. */
	tag: CacheTag | null;
	crumbs: ListingLink[];
	subcategories: ListingLink[];
}

export interface ListedProducts {
	page: number;
	pageCount: number;
	total: number;
	isFiltered: boolean;
	tiles: ProductTile[];
	filters: ListingFilter[];
	ranges: PriceRange[];
	/** What was searched for in place of a misspelt term. */
	correction?: string;
}

/** Loader data of a listing: sent with the page, so it holds only what is shown. */
export interface Listing extends ListingHead, ListedProducts {}
