import type { FaqGroup } from '@pasaz/kernel/contract/content';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Database } from '../../platform/database/database.ts';
import type { Differences } from '../../platform/differences.ts';
import { readTranslations, translated } from '../../platform/translations/translations.ts';
import type { CatalogView } from '../catalog-view.ts';
import { type Localization, localized, NAME_AND_DESCRIPTION, storeLanguage } from '../localization.ts';

interface Target {
	storeView: StoreView;
	/** Language of the catalogue's own texts. */
	language: string;
}

/** The catalogue in the texts of a store view; where it has none, in the catalogue's own, marked with their language. */
export async function localizeCatalog(db: Database, base: CatalogView, target: Target): Promise<CatalogView> {
	const localization = localizationOf(base, target);
	// pages may have words of a store view in which the catalogue has none
	const { storeCode } = target.storeView;
	const own = await readTranslations(db, storeCode, ['category', 'attribute', 'tag', 'page', 'faq']);
	return {
		...base,
		localization,
		categories: base.categories.map((category) =>
			localized(category, { own: own('category', category.id), marks: NAME_AND_DESCRIPTION }, localization),
		),
		attributes: base.attributes.map((attribute) => translated(attribute, own('attribute', attribute.attribute_id))),
		tags: base.tags.map((tag) => localized(tag, { own: own('tag', tag.id), marks: { lang: 'name' } }, localization)),
		pages: base.pages.map((page) =>
			localized(page, { own: own('page', page.id), marks: { lang: 'content' } }, localization),
		),
		faq: localizeFaq(base.faq, own('faq', 'all'), localization),
	};
}

/** Questions are translated as a whole. */
function localizeFaq(faq: FaqGroup[], own: Differences | undefined, localization: Localization): FaqGroup[] {
	const { groups, ...marks } = localized({ groups: faq }, { own, marks: { lang: 'groups' } }, localization);
	return groups.map((group) => ({ ...group, ...marks }));
}

function localizationOf(
	{ localization, translatedStores }: CatalogView,
	{ storeView, language }: Target,
): Localization {
	const { storeCode } = storeView;
	const translatedTo = translatedStores.get(storeCode);
	const untranslated = storeLanguage(storeView) === language ? undefined : language;
	if (translatedTo === undefined) return { ...localization, untranslated };
	return { store: storeCode, language: translatedTo, untranslated };
}
