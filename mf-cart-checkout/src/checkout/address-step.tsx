import { postcodeForm, tidyPostcode } from '@pasaz/kernel/domain/postcode';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { CountryField } from './country-field.tsx';
import styles from './fields.module.css';
import { FormField } from './form-field.tsx';
import { Step } from './step.tsx';

function ZipCodeField() {
	const t = useMessages(checkoutMessages);
	const { getValues, setValue } = useFormContext<CheckoutForm>();
	const form = postcodeForm(useWatch<CheckoutForm, 'shipping.country'>({ name: 'shipping.country' }));
	const tidy = () => {
		const { zipCode, country } = getValues('shipping');
		setValue('shipping.zipCode', tidyPostcode(zipCode, country), { shouldValidate: zipCode !== '' });
	};
	return (
		<FormField
			name="shipping.zipCode"
			label={t.zipCode}
			hint={form && t.zipCodeHint({ form })}
			autoComplete="shipping postal-code"
			inputMode={form?.includes('A') ? 'text' : 'numeric'}
			maxLength={10}
			onBlurCapture={tidy}
		/>
	);
}

export function AddressStep() {
	const t = useMessages(checkoutMessages);
	return (
		<Step title={t.address}>
			<div className={styles.fields}>
				<div className={styles.long}>
					<FormField name="shipping.streetAddress" label={t.streetAddress} autoComplete="shipping address-line1" />
				</div>
				<div className={styles.house}>
					<FormField name="shipping.apartmentNumber" label={t.apartmentNumber} autoComplete="shipping address-line2" />
				</div>
				<div className={styles.short}>
					<ZipCodeField />
				</div>
				<div className={styles.city}>
					<FormField name="shipping.city" label={t.city} autoComplete="shipping address-level2" />
				</div>
				<div className={styles.half}>
					<CountryField />
				</div>
				<div className={styles.half}>
					<FormField
						name="shipping.phoneNumber"
						type="tel"
						inputMode="tel"
						label={t.phoneNumber}
						hint={t.phoneHint}
						autoComplete="shipping tel"
					/>
				</div>
			</div>
		</Step>
	);
}
