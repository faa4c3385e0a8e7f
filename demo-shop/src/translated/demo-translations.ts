import { de } from './de/de.ts';
import { it } from './it/it.ts';
import type { Translation } from './translation.ts';

/** The demo shop in the languages of its other store views: by their codes, which are those of the languages. */
const TRANSLATIONS: Record<string, Translation> = { de, it };

export function inOtherLanguages<T>(make: (translation: Translation, language: string) => T): Record<string, T> {
	return Object.fromEntries(
		Object.entries(TRANSLATIONS).map(([language, translation]) => [language, make(translation, language)]),
	);
}
