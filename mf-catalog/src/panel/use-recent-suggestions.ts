import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { searchHref } from '../listing/search-term.ts';
import { $recentSearches, startRecentSearches } from './recent-searches.ts';
import type { Suggestion } from './suggestion.ts';

export function useRecentSuggestions(): readonly Suggestion[] {
	const terms = useStore($recentSearches, { ssr: 'initial' });
	useEffect(startRecentSearches, []);
	return useMemo(() => terms.map((term) => ({ kind: 'recent' as const, name: term, href: searchHref(term) })), [terms]);
}
