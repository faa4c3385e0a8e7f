import { PATHS } from '@pasaz/kernel/routes';

/** Characters that a search needs at least (rule 6.10). */
export const SHORTEST_TERM = 3;

export function isSearchable(term: string): boolean {
	return term.length >= SHORTEST_TERM;
}

/** The results' address. */
export function searchHref(term: string): string {
	return `${PATHS.search}?${new URLSearchParams({ q: term })}`;
}
