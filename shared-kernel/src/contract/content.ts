import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Ours. `content` is HTML that the server has sanitised when it was written. */
export const CmsPage = z.object({
	id: z.int(),
	identifier: z.string(),
	url_key: z.string(),
	title: z.string(),
	content: z.string(),
	meta_title: z.optional(z.nullable(z.string())),
	meta_description: z.optional(z.nullable(z.string())),
	updated_at: z.string(),
});
export type CmsPage = z.infer<typeof CmsPage>;

/** Ours. `answer` is sanitised HTML. */
export const FaqGroup = z.object({
	title: z.string(),
	items: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type FaqGroup = z.infer<typeof FaqGroup>;

export const cmsPage = endpoint({ method: 'GET', path: '/api/ext/cms-data/url/:slug', result: CmsPage });
export const cmsFaq = endpoint({ method: 'GET', path: '/api/ext/cms-data/faq', result: z.array(FaqGroup) });
