import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { type ComponentType, useEffect, useState } from 'react';

/** A shopper who does one of these is there to stay; a first load fetches nothing that it does not show. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown'];

function whenTouched(run: () => void, signal: AbortSignal) {
	// scrolled before the page came alive
	if ('touched' in document.documentElement.dataset || scrollY > 0) return run();
	const touched = new AbortController();
	signal.addEventListener('abort', () => touched.abort());
	const once = () => {
		touched.abort();
		run();
	};
	for (const sign of SIGNS) addEventListener(sign, once, { passive: true, signal: touched.signal });
}

/** A part of the page that is fetched when the shopper first acts; null before, and where it cannot be had. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	useEffect(() => {
		const gone = new AbortController();
		const fetchPart = async () => {
			try {
				const loaded = await load();
				await loadTexts(document.documentElement.lang);
				if (!gone.signal.aborted) setPart(() => loaded);
			} catch (error) {
				console.warn('A part of the page cannot be had', error);
			}
		};
		whenTouched(() => void fetchPart(), gone.signal);
		return () => gone.abort();
	}, []);
	return Part;
}
