import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';

const giftCards = lazyPart(() => import('./gift-cards-field.tsx'));

/** Paying by gift cards, whose code comes with the shopper's first act. */
export function LazyGiftCards({ total }: { total: number }) {
	const loaded = useLazy(giftCards, { isNeeded: true });
	return loaded ? <loaded.GiftCardsField total={total} /> : null;
}
