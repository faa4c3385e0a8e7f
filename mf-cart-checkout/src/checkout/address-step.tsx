import { useStore } from '@nanostores/react';
import { MAX_ADDRESSES } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user } from '@pasaz/kernel/stores/user';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './fields.module.css';
import { PhoneField } from './phone-field.tsx';
import { SavedAddresses, useSavedAddresses } from './saved-addresses.tsx';
import { Step } from './step.tsx';

/** Whether the shopper has an account with room for an address, or will have one with this order. */
function useCanSave(): boolean {
	const isOpened = useWatch<CheckoutForm, 'personal.createAccount'>({ name: 'personal.createAccount' });
	const { current } = useStore($user);
	return current ? current.addresses.length < MAX_ADDRESSES : isOpened;
}

function AnotherAddress() {
	const t = useMessages(checkoutMessages);
	const { register } = useFormContext<CheckoutForm>();
	const canSave = useCanSave();
	return (
		<>
			<AddressFields part="shipping" />
			{canSave && <Checkbox {...register('shipping.save')}>{t.saveAddress}</Checkbox>}
		</>
	);
}

export function AddressStep() {
	const t = useMessages(checkoutMessages);
	const { formState, setValue } = useFormContext<CheckoutForm>();
	const savedId = useWatch<CheckoutForm, 'shipping.savedId'>({ name: 'shipping.savedId' });
	const saved = useSavedAddresses();
	const chosen = saved.some(({ id }) => String(id) === savedId) ? savedId : '';
	const { phoneNumber: _, ...wrong } = formState.errors.shipping ?? {};
	const isWrong = Object.keys(wrong).length > 0;
	useEffect(() => {
		// a saved address that nothing can be sent to becomes another one, to be put right
		if (isWrong) setValue('shipping.savedId', '');
	}, [isWrong, setValue]);
	return (
		<Step title={t.address}>
			{saved.length > 0 && <SavedAddresses addresses={saved} chosen={chosen} />}
			<div className={styles.fields}>
				{chosen === '' && <AnotherAddress />}
				<PhoneField hint={t.phoneHint} />
			</div>
		</Step>
	);
}
