import { isPostcode, postcodeForm, tidyPostcode } from '@pasaz/kernel/domain/postcode';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { AddressPart } from '../details/details.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { FormField } from './form-field.tsx';
import { usePlace } from './use-place.ts';

export function ZipCodeField({ part }: { part: AddressPart }) {
	const t = useMessages(checkoutMessages);
	const { getValues, setValue } = useFormContext<CheckoutForm>();
	const name = `${part}.zipCode` as const;
	const country = useWatch<CheckoutForm, `${AddressPart}.country`>({ name: `${part}.country` });
	const form = postcodeForm(country);
	const fillCity = usePlace(part);
	const tidy = () => {
		const zipCode = getValues(name);
		setValue(name, tidyPostcode(zipCode, country), { shouldValidate: zipCode !== '' });
	};
	return (
		<FormField
			name={name}
			label={t.zipCode}
			hint={form && t.zipCodeHint({ form })}
			autoComplete={`${part === 'shipping' ? 'shipping' : 'billing'} postal-code`}
			inputMode={form?.includes('A') ? 'text' : 'numeric'}
			maxLength={10}
			onBlurCapture={tidy}
			onInput={({ currentTarget: { value } }) => {
				if (form && isPostcode(value, country)) void fillCity(tidyPostcode(value, country));
			}}
		/>
	);
}
