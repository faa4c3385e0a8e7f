import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $online } from '@pasaz/kernel/stores/online';
import { useEffect, useState } from 'react';
import { isSearchable } from '../listing/search-term.ts';
import { loadSuggestions } from './load-suggestions.ts';
import { NOTHING_SUGGESTED, type Suggested } from './suggestion.ts';

/** ms after the last keystroke before the request. */
const DEBOUNCE = 250;

/** The code of the search on the device came with its pages, or there is nothing to search. */
async function suggestOffline(term: string, locale: string): Promise<Suggested> {
	try {
		return await (await import('./suggest-on-device.ts')).suggestOnDevice(term, locale);
	} catch (error) {
		console.warn('The device cannot be searched', error);
		return { ...NOTHING_SUGGESTED, status: 'offline' };
	}
}

/** Suggestions for the typed term; late answers to earlier terms are dropped. */
export function useSuggestions(term: string): Suggested {
	const { api, storeView } = useShop();
	const { defaultLocale } = storeView.i18n;
	const isOnline = useStore($online, { ssr: 'initial' });
	const [suggested, setSuggested] = useState(NOTHING_SUGGESTED);
	useEffect(() => {
		if (!isSearchable(term)) return setSuggested(NOTHING_SUGGESTED);
		setSuggested((before) => ({ ...before, status: 'searching' }));
		let isWanted = true;
		const ask = async () => {
			const next = await (isOnline ? loadSuggestions(api, term) : suggestOffline(term, defaultLocale));
			if (isWanted) setSuggested(next);
		};
		const timer = setTimeout(ask, DEBOUNCE);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [api, defaultLocale, term, isOnline]);
	return suggested;
}
