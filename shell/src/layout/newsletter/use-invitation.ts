import { useShop } from '@pasaz/kernel/composition/shop';
import { firstAct } from '@pasaz/kernel/device/acts';
import { useEffect } from 'react';

/** Invites to the newsletter if the store view says so; the rules are fetched at the first interaction. */
export function useInvitation(): void {
	const { storeView } = useShop();
	useEffect(() => {
		if (!storeView.newsletterPopup) return;
		const stay = new AbortController();
		const start = async () => {
			const { watchVisit } = await import('./watch-visit.ts');
			if (!stay.signal.aborted) watchVisit(storeView, stay.signal);
		};
		firstAct(stay.signal)
			.then(start)
			.catch((error: unknown) => console.warn('The newsletter popup failed to load', error));
		return () => stay.abort();
	}, [storeView]);
}
