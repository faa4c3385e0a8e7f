import { CmsLayout, Redirect } from '@pasaz/kernel/contract/content';
import { ShopConfig } from '@pasaz/kernel/contract/shop-config';
import * as z from 'zod/mini';
import type { CatalogSource } from '../../catalogue/source/catalog-source.ts';
import type { ContentSource } from '../../content/content-source.ts';

/** What the folder holds; the words of store views stand in `translations`. */
export interface EditedContent {
	pages: CatalogSource['pages'];
	/** Translations of pages, by store view. */
	pageWords: Record<string, NonNullable<NonNullable<CatalogSource['translations']>[string]['pages']>>;
	content: Pick<ContentSource, 'blocks' | 'hierarchy' | 'layouts' | 'redirects' | 'settings' | 'translations'>;
}

/** Characters of addresses and identifiers that would end the name of a file, or lead into another folder. */
const ESCAPES = { '%': '%25', '.': '%2E', '/': '%2F', '\\': '%5C' };

/** What a page, block or layout is called in the folder: `pomoc/zwroty.html` is `pomoc%2Fzwroty%2Ehtml`. */
export function fileNameOf(name: string): string {
	return Object.entries(ESCAPES).reduce((file, [plain, escaped]) => file.replaceAll(plain, escaped), name);
}

/** The inverse of `fileNameOf`. */
export function nameOfFile(file: string): string {
	return Object.entries(ESCAPES).reduceRight((name, [plain, escaped]) => name.replaceAll(escaped, plain), file);
}

const Text = z.string().check(z.minLength(1));
const Settings = z.omit(ShopConfig, { socialLogin: true });

/** The form of each file; `words` is that of a store view's. */
export const FORMS = {
	page: {
		own: z.object({ title: Text, metaDescription: z.exactOptional(Text), format: z.exactOptional(z.literal('html')) }),
		words: z.object({
			title: z.exactOptional(Text),
			metaDescription: z.exactOptional(Text),
			format: z.exactOptional(z.literal('html')),
		}),
	},
	block: {
		own: z.object({ title: Text, format: z.exactOptional(z.literal('html')) }),
		words: z.object({ title: z.exactOptional(Text), format: z.exactOptional(z.literal('html')) }),
	},
	layout: z.extend(CmsLayout, { promotedCategories: z.array(z.string()) }),
	redirects: z.array(Redirect),
	hierarchy: {
		own: z.array(
			z.object({
				key: Text,
				parent: z.exactOptional(Text),
				label: Text,
				page: z.exactOptional(Text),
			}),
		),
		words: z.record(z.string(), Text),
	},
	settings: {
		own: Settings,
		words: z.object({
			contact: z.exactOptional(
				z.object({
					...{ email: z.exactOptional(Text), phone: z.exactOptional(Text) },
					...{ address: z.exactOptional(Text), hours: z.exactOptional(Text) },
				}),
			),
			headImage: z.exactOptional(Settings.shape.headImage),
		}),
	},
};
