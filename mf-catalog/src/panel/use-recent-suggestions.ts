import { $recentSearches, startRecentSearches } from '@pasaz/kernel/stores/recent-searches';
import { useStored } from '@pasaz/ui-kit/use-stored';
import { useEffect, useMemo } from 'react';
import { searchHref } from '../listing/search-term.ts';
import type { Suggestion } from './suggestion.ts';

const NONE: readonly string[] = [];

/** What was searched for on this device. */
export function useRecentSuggestions(): readonly Suggestion[] {
	const terms = useStored($recentSearches, NONE);
	useEffect(startRecentSearches, []);
	return useMemo(() => terms.map((term) => ({ kind: 'recent' as const, name: term, href: searchHref(term) })), [terms]);
}
