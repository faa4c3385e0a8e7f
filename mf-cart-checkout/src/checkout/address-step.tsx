import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Select } from '@pasaz/ui-kit/select';
import { useFormContext } from 'react-hook-form';
import { type CheckoutForm, tidyZipCode } from '../details/checkout-schema.ts';
import { COUNTRIES } from '../details/countries.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import styles from './fields.module.css';
import { FormField } from './form-field.tsx';
import { Step } from './step.tsx';

function CountryField() {
	const text = useMessages(checkoutMessages);
	const { defaultLocale } = useShop().storeView.i18n;
	const { register } = useFormContext<CheckoutForm>();
	const names = new Intl.DisplayNames(defaultLocale, { type: 'region' });
	const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
	return (
		<Select {...register('shipping.country')} label={text.country} autoComplete="shipping country" options={options} />
	);
}

function ZipCodeField() {
	const text = useMessages(checkoutMessages);
	const { getValues, setValue } = useFormContext<CheckoutForm>();
	const tidy = () => {
		const { zipCode, country } = getValues('shipping');
		setValue('shipping.zipCode', tidyZipCode(zipCode, country), { shouldValidate: zipCode !== '' });
	};
	return (
		<FormField
			name="shipping.zipCode"
			label={text.zipCode}
			hint={text.zipCodeHint}
			autoComplete="shipping postal-code"
			maxLength={10}
			onBlurCapture={tidy}
		/>
	);
}

export function AddressStep() {
	const text = useMessages(checkoutMessages);
	return (
		<Step title={text.address}>
			<div className={styles.fields}>
				<div className={styles.long}>
					<FormField name="shipping.streetAddress" label={text.streetAddress} autoComplete="shipping address-line1" />
				</div>
				<div className={styles.house}>
					<FormField
						name="shipping.apartmentNumber"
						label={text.apartmentNumber}
						autoComplete="shipping address-line2"
					/>
				</div>
				<div className={styles.short}>
					<ZipCodeField />
				</div>
				<div className={styles.city}>
					<FormField name="shipping.city" label={text.city} autoComplete="shipping address-level2" />
				</div>
				<div className={styles.half}>
					<CountryField />
				</div>
				<div className={styles.half}>
					<FormField
						name="shipping.phoneNumber"
						type="tel"
						inputMode="tel"
						label={text.phoneNumber}
						hint={text.phoneHint}
						autoComplete="tel"
					/>
				</div>
			</div>
		</Step>
	);
}
