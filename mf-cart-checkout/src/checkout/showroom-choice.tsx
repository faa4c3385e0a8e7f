import { useStore } from '@nanostores/react';
import { COLLECT_CARRIER, type PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { collectMessages } from '../messages/collect.ts';
import styles from './pickup-step.module.css';
import { cardOf } from './point-search.tsx';
import { type FoundPoints, usePickupPoints } from './use-pickup-points.ts';

/** What became of the search, for all who look and listen. */
function useOutcome(found: FoundPoints): string {
	const t = useMessages(collectMessages);
	const words = useErrorMessage();
	if (found.status === 'failed') return words(found.error);
	if (found.status !== 'found') return t.searching;
	return found.points.length === 0 ? t.none : t.found(found.points.length);
}

interface ShowroomChoiceProps {
	/** Takes the focus where none was chosen. */
	ref: Ref<HTMLDivElement>;
	chosen: PickupPoint | null;
	error: string | undefined;
	onChoose: (point: PickupPoint) => void;
}

/** Showrooms whose shelves have all that is in the cart. */
export function ShowroomChoice({ ref, chosen, error, onChoose }: ShowroomChoiceProps) {
	const t = useMessages(collectMessages);
	const country = useWatch<CheckoutForm, 'shipping.country'>({ name: 'shipping.country' });
	const { serverToken } = useStore($cart);
	const found = usePickupPoints({ country, words: '', carrier: COLLECT_CARRIER, cartId: serverToken });
	const points = found.status === 'found' ? found.points : [];
	const outcome = useOutcome(found);
	const choose = (id: string) => {
		const point = points.find((one) => one.id === id);
		if (point) onChoose(point);
	};
	return (
		<div ref={ref} tabIndex={-1} className={styles.search}>
			<p>{t.lead}</p>
			<p role="status" className={styles.outcome}>
				{outcome}
			</p>
			{points.length > 0 && (
				<div className={styles.results}>
					<RadioCards
						legend={<VisuallyHidden>{t.title}</VisuallyHidden>}
						name="shipping.point"
						cards={points.map(cardOf)}
						value={chosen?.id}
						error={error}
						onChange={choose}
					/>
				</div>
			)}
		</div>
	);
}
