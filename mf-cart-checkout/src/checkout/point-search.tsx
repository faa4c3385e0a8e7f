import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Field } from '@pasaz/ui-kit/field';
import { type Ref, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { pickupMessages } from '../messages/pickup.ts';
import styles from './pickup-step.module.css';
import { type ChoosePoint, PointCards } from './point-cards.tsx';
import { type FoundPoints, usePickupPoints } from './use-pickup-points.ts';

function useOutcome(found: FoundPoints): string | undefined {
	const t = useMessages(pickupMessages);
	const toMessage = useErrorMessage();
	if (found.status === 'failed') return toMessage(found.error);
	if (found.status === 'asking') return t.searching;
	if (found.status !== 'found') return undefined;
	return found.points.length === 0 ? t.none : t.found(found.points.length);
}

interface PointSearchProps {
	/** The field takes the focus where no point was chosen. */
	ref: Ref<HTMLInputElement>;
	chosen: PickupPoint | null;
	error: string | undefined;
	onChoose: ChoosePoint;
}

export function PointSearch({ ref, chosen, error, onChoose }: PointSearchProps) {
	const t = useMessages(pickupMessages);
	const { getValues } = useFormContext<CheckoutForm>();
	const country = useWatch<CheckoutForm, 'shipping.country'>({ name: 'shipping.country' });
	const [words, setWords] = useState(() => getValues('shipping.zipCode') || getValues('shipping.city'));
	const found = usePickupPoints({ country, words });
	const outcome = useOutcome(found);
	return (
		<div className={styles.search}>
			<Field
				ref={ref}
				type="search"
				label={t.search}
				hint={t.searchHint}
				error={error}
				value={words}
				autoComplete="off"
				maxLength={100}
				onChange={(event) => setWords(event.target.value)}
				// the search is asked as it is typed, and this key would send the order
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<PointCards {...{ found, outcome, chosen, onChoose }} title={t.title} />
		</div>
	);
}
