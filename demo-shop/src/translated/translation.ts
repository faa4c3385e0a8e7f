import type { SourceFaqGroup } from '@pasaz/commerce-api/catalog-source';
import type { ContentSource } from '@pasaz/commerce-api/content-source';

/** A garment, an extra or a set in another language. */
export interface TranslatedProduct {
	name: string;
	/** One sentence. */
	lead: string;
	/** One to three sentences. */
	story: string;
}

/** The demo shop in the language of another store view. Keys are those of the Polish originals. */
export interface Translation {
	/** By Polish name. */
	products: Record<string, TranslatedProduct>;
	/** By url path. */
	categories: Record<string, { name: string; description?: string; title?: string; urlKey?: string }>;
	/** By slug. */
	tags: Record<string, { name: string; menuName?: string }>;
	/** By url key; `content` is HTML. */
	pages: Record<string, { title: string; content: string; metaDescription?: string }>;
	faq: SourceFaqGroup[];
	/** Banners and main images of its own. */
	layouts: ContentSource['layouts'];
	/**
	 * Every other Polish text that a shopper sees, by itself: labels of attributes and their options, compositions, titles of bundle options and
	 * downloads, blocks, partners, size tables, headings of the hierarchy.
	 */
	phrases: Record<string, string>;
}
