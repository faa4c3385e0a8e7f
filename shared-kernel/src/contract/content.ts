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
	/** The language of title and content where it is not that of the store view. */
	lang: z.optional(z.string()),
});
export type CmsPage = z.infer<typeof CmsPage>;

/** Ours. `answer` is sanitised HTML. */
export const FaqGroup = z.object({
	title: z.string(),
	items: z.array(z.object({ question: z.string(), answer: z.string() })),
	lang: z.optional(z.string()),
});
export type FaqGroup = z.infer<typeof FaqGroup>;

export const cmsPage = endpoint({ method: 'GET', path: '/api/ext/cms-data/url/:slug', result: CmsPage });
export const cmsFaq = endpoint({ method: 'GET', path: '/api/ext/cms-data/faq', result: z.array(FaqGroup) });

/** Ours. A block of content that pages place, e.g. below the cart. `content` is sanitised HTML. */
export const CmsBlock = z.object({
	id: z.int(),
	identifier: z.string(),
	title: z.string(),
	content: z.string(),
	lang: z.optional(z.string()),
});
export type CmsBlock = z.infer<typeof CmsBlock>;

/** Ours. Where a page stands among the others; `page_id` is null for a mere heading. */
export const CmsNode = z.object({
	id: z.int(),
	parent_id: z.nullable(z.int()),
	page_id: z.nullable(z.int()),
	label: z.string(),
	url_key: z.nullable(z.string()),
	level: z.int(),
	position: z.int(),
});
export type CmsNode = z.infer<typeof CmsNode>;

/** Ours. */
export const Partner = z.object({
	name: z.string(),
	description: z.string(),
	url: z.nullable(z.url({ protocol: /^https?$/ })),
	image: z.nullable(z.string()),
	city: z.nullable(z.string()),
});
export type Partner = z.infer<typeof Partner>;

const Banner = z.object({ image: z.string(), title: z.string(), text: z.nullable(z.string()), url: z.string() });
/** Parts of the home page below its opening. */
const HomeSectionKind = z.enum([
	'categories',
	'new',
	'stories',
	'bestsellers',
	'story',
	'sale',
	'byways',
	'last-views',
]);

const LayoutLink = z.object({ label: z.string(), url: z.string() });

/**
 * Ours. What an editor arranges: `home` is the home page, `site` what stands around every page. `url` is a path of the shop;
 * what is missing is as the shop has it.
 */
export const CmsLayout = z.object({
	/** Above the header of every page. */
	promo: z.optional(z.object({ text: z.string(), url: z.optional(z.string()) })),
	footer: z.optional(z.array(z.object({ title: z.string(), links: z.array(LayoutLink) }))),
	/** What product pages promise; `{free}` is the sum from which delivery is free. */
	freeDelivery: z.optional(z.string()),
	hero: z.optional(
		z.object({
			eyebrow: z.string(),
			title: z.string(),
			lead: z.string(),
			/** Below the words, the first as a button; the shop's own links where missing. */
			links: z.optional(z.array(LayoutLink)),
		}),
	),
	/** Which parts the page has, in their order, and their headings where those are not the shop's own; all of them where missing. */
	sections: z.optional(
		z
			.array(z.object({ kind: HomeSectionKind, title: z.optional(z.string()) }))
			.check(z.refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'a part is there twice')),
	),
	/** Introduces the shop beside one of its products. */
	story: z.optional(z.object({ title: z.string(), text: z.string() })),
	mainBanners: z._default(z.array(Banner), []),
	smallBanners: z._default(z.array(Banner), []),
	productBanners: z._default(z.array(Banner), []),
	/** Category ids. */
	promotedCategories: z._default(z.array(z.int()), []),
});
export type CmsLayout = z.infer<typeof CmsLayout>;

export const cmsPartners = endpoint({
	method: 'GET',
	path: '/api/ext/cms-data/partners',
	result: z.array(Partner),
});
export const cmsLayout = endpoint({ method: 'GET', path: '/api/ext/cms-data/layout/:layout', result: CmsLayout });
/** Ours. A layout under its name, e.g. `home`. */
export const LayoutDraft = z.object({ layout: z.string(), document: CmsLayout });
export type LayoutDraft = z.infer<typeof LayoutDraft>;
/** An unpublished page, block or layout, which only its key opens. A block looks like a page. */
export const cmsDraft = endpoint({
	method: 'GET',
	path: '/api/ext/cms-data/draft/:uuid',
	result: z.union([LayoutDraft, CmsPage]),
});

/** Ours. `target` is a path of the shop or an address on an allowed host; `code` is the status that answers for the path. */
export const Redirect = z.object({ path: z.string(), target: z.string(), code: z.literal([301, 302]) });
export type Redirect = z.infer<typeof Redirect>;
export const redirectList = endpoint({ method: 'GET', path: '/api/ext/redirect', result: z.array(Redirect) });
/** `path` is one segment: slashes are escaped. */
export const redirectOf = endpoint({ method: 'GET', path: '/api/ext/redirect/:path', result: Redirect });
