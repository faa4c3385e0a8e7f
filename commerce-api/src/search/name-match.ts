import { termMatcher } from '@pasaz/kernel/domain/search/ways';
import { type Language, termsOf } from './text-query.ts';

/** Matches names by the ways in which products are found, for the few names that are compared in memory. An empty text matches every name, signs alone match none. */
export function nameMatcher(text: string, language: Language): (name: string) => boolean {
	if (text.trim() === '') return () => true;
	const terms = termsOf(text, language).map(({ ways }) => ways);
	return termMatcher(terms, language.lexicon);
}
