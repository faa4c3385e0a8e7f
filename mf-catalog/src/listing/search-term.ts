import type { Suggestions } from '@pasaz/kernel/contract/catalog-suggest';
import { cmsPath, PATHS } from '@pasaz/kernel/routes';
import type { ListingLink } from './listing.ts';

/** Characters that a search needs at least (rule 6.10). */
export const SHORTEST_TERM = 3;

export function isSearchable(term: string): boolean {
	return term.length >= SHORTEST_TERM;
}

/** The term without the quotes that make it literal. */
export function unquoted(term: string): string {
	return term.replaceAll('"', '');
}

/** The address of the results for the term as it is written, without correction. */
export function literalHref(term: string): string {
	return searchHref(`"${unquoted(term)}"`);
}

/** Links to help pages, and to the FAQ for its questions. */
export function helpLinks(pages: Suggestions['pages'] = []): ListingLink[] {
	return pages.map(({ title, url_key }) => ({
		name: title,
		href: url_key === null ? PATHS.faq : cmsPath({ url_key }),
	}));
}

export function searchHref(term: string): string {
	return `${PATHS.search}?${new URLSearchParams({ q: term })}`;
}
