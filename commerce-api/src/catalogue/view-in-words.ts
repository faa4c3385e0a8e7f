import type { FaqGroup } from '@pasaz/kernel/contract/content';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Database } from '../platform/database/database.ts';
import type { Differences } from '../platform/translations/differences.ts';
import { readTranslations, type Translations, translated } from '../platform/translations/read-translations.ts';
import type { CatalogView } from './catalog-view.ts';
import { languageMarks, storeLanguage, type Words } from './words.ts';

const NOTHING: Translations = () => undefined;

interface At {
	storeView: StoreView;
	/** The catalogue's own. */
	language: string;
}

/** The catalogue as a store view shows it: in its own words where it has some, else in the catalogue's, and then it says so. */
export async function viewInWords(db: Database, base: CatalogView, at: At): Promise<CatalogView> {
	const words = wordsOf(base, at);
	if (words.store === '' && words.untranslated === undefined) return base;
	const said = words.store
		? await readTranslations(db, words.store, ['category', 'attribute', 'tag', 'page', 'faq'])
		: NOTHING;
	return {
		...base,
		words,
		categories: base.categories.map((category) => {
			const own = said('category', category.id);
			const marks = languageMarks({ lang: 'name', description_lang: 'description' }, own, words);
			return { ...translated(category, own), ...marks };
		}),
		attributes: base.attributes.map((attribute) => translated(attribute, said('attribute', attribute.attribute_id))),
		tags: base.tags.map((tag) => {
			const own = said('tag', tag.id);
			return { ...translated(tag, own), ...languageMarks({ lang: 'name' }, own, words) };
		}),
		pages: base.pages.map((page) => {
			const own = said('page', page.id);
			return { ...translated(page, own), ...languageMarks({ lang: 'content' }, own, words) };
		}),
		faq: faqInWords(base.faq, said('faq', 'all'), words),
	};
}

/** Questions are translated all together. */
function faqInWords(groups: FaqGroup[], own: Differences | undefined, words: Words): FaqGroup[] {
	const marks = languageMarks({ lang: 'groups' }, own, words);
	return translated({ groups }, own).groups.map((group) => ({ ...group, ...marks }));
}

function wordsOf({ words, translatedStores }: CatalogView, { storeView, language }: At): Words {
	const { storeCode } = storeView;
	const translatedTo = translatedStores.get(storeCode);
	const untranslated = storeLanguage(storeView) === language ? undefined : language;
	if (translatedTo === undefined) return { ...words, untranslated };
	return { store: storeCode, language: translatedTo, untranslated };
}
