import type { ShopPage, StoreView } from '@pasaz/kernel/contract/store-view';
import { storeLanguage } from '../catalogue/localization.ts';
import type { CatalogTranslation, SourcePage } from '../catalogue/source/catalog-source.ts';
import { languageOf } from '../platform/mail/language.ts';
import type { StoreViews } from '../platform/store-views.ts';
import { BLANK_PAGES } from './blank-page-texts.ts';

const ROLES = [
	'about',
	'delivery',
	'returns',
	'sizes',
	'terms',
	'privacy',
	'accessibility',
] as const satisfies ShopPage[];

/** A page for each that the shop's own parts lead to, saying what belongs there, in the language of each store view. */
export function blankPages([first, ...others]: StoreViews) {
	const pages = pagesIn(first, first);
	const translations: Record<string, CatalogTranslation> = {};
	for (const view of others) {
		if (storeLanguage(view) === storeLanguage(first)) continue;
		const said = pagesIn(view, first).map(({ urlKey, ...words }) => [urlKey, words] as const);
		translations[view.storeCode] = { language: storeLanguage(view), pages: Object.fromEntries(said) };
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
