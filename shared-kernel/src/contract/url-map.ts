import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** `_source` holds the requested fields of the product, category or page. */
export const UrlMapAnswer = z.nullable(
	z.object({ _type: z.enum(['product', 'category', 'cms_page']), _source: z.looseObject({}) }),
);
export type UrlMapAnswer = z.infer<typeof UrlMapAnswer>;

const flag = z.optional(z.boolean());
/**
 * What the answer has beside the product's fields (rule 24.9): `assignProductConfiguration` its variant with `configuration` and
 * `is_configured`, as `selectedVariant` where it is to be separate, `setProductErrors` its `errors`, `setConfigurableProductOptions` its
 * `product_option`, `prefetchGroupProducts` the products of its links. An answer has no cache tags: they come with a page.
 */
export const UrlMapOptions = z.strictObject({
	prefetchGroupProducts: flag,
	assignProductConfiguration: flag,
	populateRequestCacheTags: flag,
	setProductErrors: flag,
	fallbackToDefaultWhenNoAvailable: flag,
	separateSelectedVariant: flag,
	setConfigurableProductOptions: flag,
	filterUnavailableVariants: flag,
});
export type UrlMapOptions = z.infer<typeof UrlMapOptions>;

const body = z.strictObject({
	url: z.string().check(z.maxLength(2048)),
	includeFields: z.optional(z.nullable(z.array(z.string()))),
	excludeFields: z.optional(z.nullable(z.array(z.string()))),
	options: z.optional(z.nullable(UrlMapOptions)),
	/** A product matches only if it or one of its variants has the sku. */
	filters: z.optional(z.nullable(z.strictObject({ sku: z.optional(z.nullable(z.string().check(z.maxLength(64)))) }))),
	/** The session says in which group a shopper is (rule 5.11). */
	groupId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
	groupToken: z.optional(z.nullable(z.string())),
});

export const urlMap = endpoint({ method: 'POST', path: '/api/url/map', body, result: UrlMapAnswer, bare: true });
export const urlMapShort = endpoint({ method: 'POST', path: '/api/url', body, result: UrlMapAnswer, bare: true });

/** The document that the lookup of an address has found; loaders parse it like an answer. */
export interface FoundDocument {
	type: 'product' | 'category' | 'tag' | 'cms_page';
	document: Record<string, unknown>;
}
