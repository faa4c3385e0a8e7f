import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Differences } from '../platform/differences.ts';
import { translated } from '../platform/translations/translations.ts';

export interface Localization {
	/** Code of the store view whose texts are shown; empty for the catalogue's own. */
	store: string;
	language: string;
	/** The catalogue's language where the store view's is another: untranslated texts are in it. */
	untranslated: string | undefined;
}

export const CATALOG_LOCALIZATION: Localization = { store: '', language: 'pl', untranslated: undefined };

export function storeLanguage({ i18n }: StoreView): string {
	return new Intl.Locale(i18n.defaultLocale).language;
}

export const NAME_AND_DESCRIPTION = { lang: 'name', description_lang: 'description' };

/** Each mark, e.g. `lang`, names the language of a field without a translation. @param marks e.g. `{ lang: 'name' }` */
export function localized<T, Mark extends string>(
	document: T,
	{ own, marks }: { own: Differences | undefined; marks: Record<Mark, string> },
	localization: Localization,
): T & Partial<Record<Mark, string>>;
export function localized(
	document: object,
	{ own, marks }: { own: Differences | undefined; marks: Record<string, string> },
	{ untranslated }: Localization,
): object {
	const missing = Object.entries(marks).filter(([, field]) => !own || !Object.hasOwn(own, field));
	const languages = untranslated === undefined ? [] : missing.map(([mark]) => [mark, untranslated]);
	return { ...translated(document, own), ...Object.fromEntries(languages) };
}
