import { lazyPart, useLazy, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useRef, useState } from 'react';
import { checkoutMessages } from '../messages/checkout.ts';
import { GIFT_CARDS_KEY } from '../order/gift-cards.ts';
import styles from './coupon-field.module.css';

const giftCards = lazyPart(() => import('./gift-cards-field.tsx'), { when: 'needed' });

/** Few shoppers have one, so the code comes for who asks for it or holds one. @param total of the order, in grosze */
export function LazyGiftCards({ total }: { total: number }) {
	const t = useMessages(checkoutMessages);
	const summary = useRef<HTMLElement>(null);
	const [isAsked, setAsked] = useState(false);
	const held = useLazyWhenStored(giftCards, GIFT_CARDS_KEY, { atActs: false });
	const asked = useLazy(giftCards, { isNeeded: isAsked });
	const loaded = held ?? asked;
	return (
		<div className={styles.coupon}>
			<div role="status">
				{loaded && <loaded.HeldGiftCards total={total} onRemoved={() => summary.current?.focus()} />}
			</div>
			<details onToggle={() => setAsked(true)}>
				<summary ref={summary} className={styles.ask}>
					{t.giftCardAsk}
				</summary>
				{loaded && <loaded.GiftCardEntry />}
			</details>
		</div>
	);
}
