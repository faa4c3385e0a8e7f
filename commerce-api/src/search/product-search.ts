import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import type { ProductVersion } from '../catalogue/product-store.ts';
import type { Filters } from './filters.ts';

/** A question about products whose names are known to exist. */
export interface ProductSearch {
	request: SearchRequest;
	filters: Filters;
	facets: string[];
}

/** What a search has found, before its products are read. */
export interface FoundProducts {
	total: number;
	ids: number[];
	/** With their revisions, where those were read at once. */
	versions?: ProductVersion[];
	/** Of a text search, by id. */
	scores?: ReadonlyMap<number, number>;
	aggregations?: SearchAnswer['aggregations'];
	/** The text as it was understood. */
	correction: string | null;
}
