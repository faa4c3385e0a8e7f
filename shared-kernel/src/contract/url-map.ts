import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** `_source` holds the asked fields of the product, category or page. */
export const UrlMapAnswer = z.nullable(
	z.object({ _type: z.enum(['product', 'category', 'cms_page']), _source: z.looseObject({}) }),
);
export type UrlMapAnswer = z.infer<typeof UrlMapAnswer>;

export const urlMap = endpoint({
	method: 'POST',
	path: '/api/url/map',
	body: z.object({
		url: z.string().check(z.maxLength(2048)),
		includeFields: z.optional(z.nullable(z.array(z.string()))),
		excludeFields: z.optional(z.nullable(z.array(z.string()))),
	}),
	result: UrlMapAnswer,
	bare: true,
});
