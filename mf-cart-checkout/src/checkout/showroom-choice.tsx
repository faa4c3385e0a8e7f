import { useStore } from '@nanostores/react';
import { COLLECT_CARRIER, type PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { collectMessages } from '../messages/collect.ts';
import { $quote } from '../server-cart/quote.ts';
import styles from './pickup-step.module.css';
import { type ChoosePoint, PointCards } from './point-cards.tsx';
import { type FoundPoints, usePickupPoints } from './use-pickup-points.ts';

function useOutcome(found: FoundPoints): string {
	const t = useMessages(collectMessages);
	const toMessage = useErrorMessage();
	if (found.status === 'failed') return toMessage(found.error);
	if (found.status !== 'found') return t.searching;
	return found.points.length === 0 ? t.none : t.found(found.points.length);
}

interface ShowroomChoiceProps {
	/** Takes the focus where none was chosen. */
	ref: Ref<HTMLDivElement>;
	chosen: PickupPoint | null;
	error: string | undefined;
	onChoose: ChoosePoint;
}

/** Showrooms whose shelves have all that is in the cart. */
export function ShowroomChoice({ ref, chosen, error, onChoose }: ShowroomChoiceProps) {
	const t = useMessages(collectMessages);
	const country = useWatch<CheckoutForm, 'shipping.country'>({ name: 'shipping.country' });
	const { serverToken } = useStore($cart);
	const { quote } = useStore($quote);
	const cart = quote ?? (serverToken === null ? null : { cartId: serverToken, hash: '' });
	const found = usePickupPoints({ country, words: '', carrier: COLLECT_CARRIER, cart });
	const outcome = useOutcome(found);
	return (
		<div ref={ref} tabIndex={-1} className={styles.search}>
			<p>{t.lead}</p>
			<PointCards {...{ found, outcome, chosen, error, onChoose }} title={t.title} />
		</div>
	);
}
