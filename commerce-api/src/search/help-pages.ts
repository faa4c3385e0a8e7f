import type { Suggestions } from '@pasaz/kernel/contract/catalog-suggest';
import type { Lexicon } from '@pasaz/kernel/domain/search/lexicon';
import { tokensOf } from '@pasaz/kernel/domain/search/tokens';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import { nameMatcher } from './name-match.ts';
import type { Language } from './text-query.ts';

type HelpPage = NonNullable<Suggestions['pages']>[number];

interface HelpSearch {
	words: Language;
	/** Whether no product fits: then the answers of the FAQ are searched, too. */
	isOnlyHelp: boolean;
}

/** Pages by their titles, then questions of the FAQ. */
export function helpPages(text: string, view: CatalogView, { words, isOnlyHelp }: HelpSearch): HelpPage[] {
	const fits = nameMatcher(text, words);
	const items = questionsOf(view);
	const pages = view.pages.filter(({ title }) => fits(title));
	const asked = items.filter(({ question }) => fits(question));
	const answered = isOnlyHelp ? items.filter(({ question, answer }) => fits(`${question} ${plain(answer)}`)) : [];
	return [
		...pages.map(({ title, url_key }) => ({ title, url_key })),
		...[...new Set([...asked, ...answered])].map(({ question }) => ({ title: question, url_key: null })),
	];
}

const stems = new WeakMap<CatalogView, ReadonlySet<string>>();

/** Stems of the words of page titles and of the FAQ, which nobody has misspelt because no product has them. */
export function wordsOfHelp(view: CatalogView, { stemOf }: Lexicon): ReadonlySet<string> {
	const known = stems.get(view) ?? new Set(textsOf(view).flatMap(wordsOf).map(stemOf));
	stems.set(view, known);
	return known;
}

function textsOf(view: CatalogView): string[] {
	return [
		...view.pages.map(({ title }) => title),
		...questionsOf(view).flatMap(({ question, answer }) => [question, plain(answer)]),
	];
}

function wordsOf(text: string): string[] {
	return tokensOf(text).flatMap(({ words }) => words);
}

function questionsOf({ faq }: CatalogView) {
	return faq.flatMap(({ items }) => items);
}

function plain(html: string): string {
	return html.replaceAll(/<[^>]*>/g, ' ');
}
