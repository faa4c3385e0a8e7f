import type { ShopPage, StoreView } from '@pasaz/kernel/contract/store-view';
import { storeLanguage } from '../catalogue/localization.ts';
import { markingTags } from '../catalogue/read/marking-tags.ts';
import type { CatalogTranslation, SourcePage } from '../catalogue/source/catalog-source.ts';
import type { Database } from '../platform/database/database.ts';
import { reviews } from '../platform/database/schema/community.ts';
import { drafts } from '../platform/database/schema/content.ts';
import { coupons } from '../platform/database/schema/pricing.ts';
import { showrooms } from '../platform/database/schema/showrooms.ts';
import { languageOf, type StoreViews } from '../platform/store-views.ts';
import { BLANK_PAGES } from './blank-page-texts.ts';
import { NOTHING_WRITTEN } from './content-source.ts';
import { writeContent } from './write-content.ts';

/** Deletes what a label has put into the shop beside its catalogue, and makes blank pages for the merchant to write. */
export async function startBlank(tx: Database, storeViews: StoreViews) {
	const menuTags = markingTags(storeViews[0]).map(({ slug }) => slug);
	await writeContent(tx, { ...NOTHING_WRITTEN, settings: { ...NOTHING_WRITTEN.settings, menuTags } });
	for (const table of [reviews, drafts, coupons, showrooms]) await tx.delete(table);
	return blankPages(storeViews);
}

const ROLES = [
	'about',
	'delivery',
	'returns',
	'sizes',
	'terms',
	'privacy',
	'accessibility',
] as const satisfies ShopPage[];

export function blankPages([first, ...others]: StoreViews) {
	const pages = pagesIn(first, first);
	const translations: Record<string, CatalogTranslation> = {};
	for (const view of others) {
		if (storeLanguage(view) === storeLanguage(first)) continue;
		const texts = pagesIn(view, first).map(({ urlKey, ...words }) => [urlKey, words] as const);
		translations[view.storeCode] = { language: storeLanguage(view), pages: Object.fromEntries(texts) };
	}
	return { pages, faq: [], translations };
}

function pagesIn(view: StoreView, { pages: addresses = {} }: StoreView): SourcePage[] {
	const texts = BLANK_PAGES[languageOf(view.i18n.defaultLocale)];
	return ROLES.flatMap((role) => {
		const urlKey = addresses[role];
		const { title, belongs } = texts[role];
		return urlKey ? [{ urlKey, title, content: `<p>${belongs}</p>` }] : [];
	});
}
