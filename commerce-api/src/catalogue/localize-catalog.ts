import type { FaqGroup } from '@pasaz/kernel/contract/content';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Database } from '../platform/database/database.ts';
import type { Differences } from '../platform/translations/differences.ts';
import { readTranslations, type Translations, translated } from '../platform/translations/read-translations.ts';
import type { CatalogView } from './catalog-view.ts';
import { type Localization, languageMarks, storeLanguage } from './localization.ts';

const NOTHING: Translations = () => undefined;

interface Target {
	storeView: StoreView;
	/** The catalogue's own. */
	language: string;
}

/** The catalogue as a store view shows it: in its own words where it has some, else in the catalogue's, and then it says so. */
export async function localizeCatalog(db: Database, base: CatalogView, target: Target): Promise<CatalogView> {
	const localization = localizationOf(base, target);
	if (localization.store === '' && localization.untranslated === undefined) return base;
	const said = localization.store
		? await readTranslations(db, localization.store, ['category', 'attribute', 'tag', 'page', 'faq'])
		: NOTHING;
	return {
		...base,
		localization,
		categories: base.categories.map((category) => {
			const own = said('category', category.id);
			const marks = languageMarks({ lang: 'name', description_lang: 'description' }, own, localization);
			return { ...translated(category, own), ...marks };
		}),
		attributes: base.attributes.map((attribute) => translated(attribute, said('attribute', attribute.attribute_id))),
		tags: base.tags.map((tag) => {
			const own = said('tag', tag.id);
			return { ...translated(tag, own), ...languageMarks({ lang: 'name' }, own, localization) };
		}),
		pages: base.pages.map((page) => {
			const own = said('page', page.id);
			return { ...translated(page, own), ...languageMarks({ lang: 'content' }, own, localization) };
		}),
		faq: localizeFaq(base.faq, said('faq', 'all'), localization),
	};
}

/** Questions are translated all together. */
function localizeFaq(groups: FaqGroup[], own: Differences | undefined, localization: Localization): FaqGroup[] {
	const marks = languageMarks({ lang: 'groups' }, own, localization);
	return translated({ groups }, own).groups.map((group) => ({ ...group, ...marks }));
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
