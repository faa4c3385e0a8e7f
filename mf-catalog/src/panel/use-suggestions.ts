import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $online } from '@pasaz/kernel/stores/online';
import { useEffect, useState } from 'react';
import { isSearchable } from '../listing/search-term.ts';
import { loadSuggestions } from './load-suggestions.ts';
import { NOTHING_SUGGESTED, type Suggested } from './suggestion.ts';

/** ms after the last keystroke before the request. */
const PAUSE = 250;

/** Suggestions for the typed term; late answers to earlier terms are dropped. */
export function useSuggestions(term: string): Suggested {
	const { api } = useShop();
	const isOnline = useStore($online, { ssr: () => true });
	const [suggested, setSuggested] = useState(NOTHING_SUGGESTED);
	useEffect(() => {
		if (!isSearchable(term)) return setSuggested(NOTHING_SUGGESTED);
		if (!isOnline) return setSuggested({ ...NOTHING_SUGGESTED, status: 'offline' });
		setSuggested((before) => ({ ...before, status: 'searching' }));
		let isWanted = true;
		const ask = async () => {
			const next = await loadSuggestions(api, term);
			if (isWanted) setSuggested(next);
		};
		const timer = setTimeout(ask, PAUSE);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [api, term, isOnline]);
	return suggested;
}
