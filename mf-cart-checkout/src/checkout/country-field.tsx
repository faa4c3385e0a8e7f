import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Select } from '@pasaz/ui-kit/select';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { useShippingCountries } from '../details/use-shipping-countries.ts';
import { checkoutMessages } from '../messages/checkout.ts';

/** Country of delivery. A stored country without delivery is replaced by that of the store view. */
export function CountryField() {
	const t = useMessages(checkoutMessages);
	const { register, setValue } = useFormContext<CheckoutForm>();
	const { countries, isKnown } = useShippingCountries();
	const country = useWatch<CheckoutForm, 'shipping.country'>({ name: 'shipping.country' });
	const first = countries[0]?.id;
	const isServed = countries.some(({ id }) => id === country);
	useEffect(() => {
		if (isKnown && !isServed && first) setValue('shipping.country', first);
	}, [isKnown, isServed, first, setValue]);
	const options = countries.map(({ id, name }) => ({ value: id, label: name }));
	return (
		<Select
			{...register('shipping.country', { deps: ['shipping.zipCode'] })}
			value={country}
			label={t.country}
			autoComplete="shipping country"
			options={isServed || isKnown ? options : [{ value: country, label: country }, ...options]}
		/>
	);
}
