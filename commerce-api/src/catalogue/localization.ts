import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Differences } from '../platform/translations/differences.ts';

/** In whose words a store view shows the catalogue. */
export interface Localization {
	/** The store view's code; empty for the catalogue's own words. */
	store: string;
	/** By whose stems they are searched. */
	language: string;
	/** The catalogue's own language, where the store view's is another: what has no translation is in it. */
	untranslated: string | undefined;
}

/** Searched by Polish stems, and as they are by those who write otherwise. */
export const CATALOG_LOCALIZATION: Localization = { store: '', language: 'pl', untranslated: undefined };

/** The language of a store view, e.g. `de`. */
export function storeLanguage({ i18n }: StoreView): string {
	return new Intl.Locale(i18n.defaultLocale).language;
}

type Marks<Field extends string> = Partial<Record<Field, string>>;

/** Says of the fields that have no translation in which language they are: `{ lang: 'pl' }`. */
export function languageMarks<Mark extends string>(
	marks: Record<Mark, string>,
	said: Differences | undefined,
	{ untranslated }: Localization,
): Marks<Mark>;
export function languageMarks(
	marks: Record<string, string>,
	said: Differences | undefined,
	{ untranslated }: Localization,
): Marks<string> {
	if (untranslated === undefined) return {};
	const missing = Object.entries(marks).filter(([, field]) => !said || !Object.hasOwn(said, field));
	return Object.fromEntries(missing.map(([mark]) => [mark, untranslated]));
}
