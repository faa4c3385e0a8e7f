import { useShop } from '@pasaz/kernel/composition/shop';
import { useEffect } from 'react';

/** Invites to the newsletter where the shop is set to; what decides when is fetched with the first scrolling. */
export function useInvitation(): void {
	const { storeView } = useShop();
	useEffect(() => {
		if (!storeView.newsletterPopup) return;
		const stay = new AbortController();
		const start = async () => {
			const { watchVisit } = await import('./watch-visit.ts');
			if (!stay.signal.aborted) watchVisit(storeView, stay.signal);
		};
		const onScroll = () => void start().catch((error) => console.warn('Nobody is invited', error));
		addEventListener('scroll', onScroll, { once: true, passive: true, signal: stay.signal });
		return () => stay.abort();
	}, [storeView]);
}
