import { COLLECT_CARRIER, type PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { collectMessages } from '../messages/collect.ts';
import { pickupMessages } from '../messages/pickup.ts';
import styles from './fields.module.css';
import { PhoneField } from './phone-field.tsx';
import pickup from './pickup-step.module.css';
import type { ChoosePoint } from './point-cards.tsx';
import { PointSearch } from './point-search.tsx';
import { ShowroomChoice } from './showroom-choice.tsx';
import { Step } from './step.tsx';

interface ChosenPointProps {
	point: PickupPoint;
	words: { chosen: string; change: string };
	takesFocus: boolean;
	onChange: () => void;
}

function ChosenPoint({ point, words, takesFocus, onChange }: ChosenPointProps) {
	const { name, street, postcode, city, hint } = point;
	return (
		<div className={pickup.chosen}>
			<address className={pickup.address} aria-label={words.chosen}>
				<strong>{name}</strong>
				<span>{`${street}, ${postcode} ${city}`}</span>
				{hint && <span className={pickup.hint}>{hint}</span>}
			</address>
			<Button variant="secondary" ref={takesFocus ? takeFocus : undefined} onClick={onChange}>
				{words.change}
			</Button>
		</div>
	);
}

export function PickupStep({ carrier }: { carrier: string | undefined }) {
	const showroom = useMessages(collectMessages);
	const point = useMessages(pickupMessages);
	const isShowroom = carrier === COLLECT_CARRIER;
	const t = isShowroom ? showroom : point;
	const Choice = isShowroom ? ShowroomChoice : PointSearch;
	const { field, fieldState } = useController<CheckoutForm, 'shipping.point'>({ name: 'shipping.point' });
	const [list, setList] = useState<'untouched' | 'open' | 'closed'>('untouched');
	const choose: ChoosePoint = (point, isFinal) => {
		field.onChange(point);
		setList(isFinal ? 'closed' : 'open');
	};
	// not the field, at which a phone would open its keyboard over the list
	const named = list === 'open' && ({ ref: takeFocus, tabIndex: -1, role: 'group', 'aria-label': t.change } as const);
	return (
		<Step title={t.title}>
			{field.value && list !== 'open' ? (
				<ChosenPoint point={field.value} words={t} takesFocus={list === 'closed'} onChange={() => setList('open')} />
			) : (
				<div {...named}>
					<Choice ref={field.ref} chosen={field.value} error={fieldState.error?.message} onChoose={choose} />
				</div>
			)}
			<div className={styles.fields}>
				<PhoneField hint={t.phoneHint} />
			</div>
		</Step>
	);
}
