import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import styles from './fields.module.css';
import { PhoneField } from './phone-field.tsx';
import pickup from './pickup-step.module.css';
import { PointSearch } from './point-search.tsx';
import { Step } from './step.tsx';

/** The point that the goods go to. */
function ChosenPoint({ point, onChange }: { point: PickupPoint; onChange: () => void }) {
	const t = useMessages(checkoutMessages);
	const { name, street, postcode, city, hint } = point;
	return (
		<div className={pickup.chosen}>
			<address className={pickup.address} aria-label={t.pickupChosen}>
				<strong>{name}</strong>
				<span>{`${street}, ${postcode} ${city}`}</span>
				{hint && <span className={pickup.hint}>{hint}</span>}
			</address>
			<Button variant="secondary" onClick={onChange}>
				{t.pickupChange}
			</Button>
		</div>
	);
}

/** Chooses the locker or the like that the goods go to. */
export function PickupStep() {
	const t = useMessages(checkoutMessages);
	const { field, fieldState } = useController<CheckoutForm, 'shipping.point'>({ name: 'shipping.point' });
	const [isChanging, setChanging] = useState(false);
	const choose = (point: PickupPoint) => {
		field.onChange(point);
		setChanging(false);
	};
	return (
		<Step title={t.pickupTitle}>
			{field.value && !isChanging ? (
				<ChosenPoint point={field.value} onChange={() => setChanging(true)} />
			) : (
				<PointSearch ref={field.ref} chosen={field.value} error={fieldState.error?.message} onChoose={choose} />
			)}
			<div className={styles.fields}>
				<PhoneField hint={t.pickupPhoneHint} />
			</div>
		</Step>
	);
}
