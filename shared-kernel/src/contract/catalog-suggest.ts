import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What the search panel shows while a shopper types. `products` hold the fields of a tile (`domain/product-tile`). */
export const Suggestions = z.object({
	products: z.array(z.looseObject({})),
	/**
	 * `parent_name` tells categories of one name apart; the first level has none. A back end whose categories all have
	 * a `url_path` may leave out `slug`.
	 */
	categories: z.array(
		z.object({
			name: z.string(),
			slug: z._default(z.string(), ''),
			url_path: z.string(),
			parent_name: z.optional(z.string()),
		}),
	),
	tags: z.array(z.object({ name: z.string(), url_key: z.string() })),
	/** Help pages, by `url_key`, and questions of the FAQ, which have none. A back end may leave them out. */
	pages: z.optional(z.array(z.object({ title: z.string(), url_key: z.nullable(z.string()) }))),
	/** The text as the shopper probably meant it; null where it was understood as it is. */
	correction: z.nullable(z.string()),
});
export type Suggestions = z.infer<typeof Suggestions>;

/** `size` is the number of products, 1 to 20, otherwise 6; there are at most 5 categories, 5 tags and 5 pages. */
export const catalogSuggest = endpoint({
	method: 'GET',
	path: '/api/catalog/suggest',
	query: z.strictObject({ q: z.string().check(z.maxLength(200)), size: z.optional(z.coerce.number()) }),
	result: Suggestions,
});
