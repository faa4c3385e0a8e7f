import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Select } from '@pasaz/ui-kit/select';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { CountryList } from '../details/countries.ts';
import type { AddressPart } from '../details/details.ts';
import { toAnother, toServed } from '../details/saved-addresses.ts';
import { useCountries } from '../details/use-countries.ts';
import { checkoutMessages } from '../messages/checkout.ts';

interface CountryFieldProps {
	part: AddressPart;
	list: CountryList;
	hint?: ReactNode;
}

/** The browser's name for a country, asked for only where needed: the first `Intl.DisplayNames` takes a phone 100 ms and more. */
function useOwnName(country: string, isMissing: boolean): string {
	const { defaultLocale } = useShop().storeView.i18n;
	return useMemo(() => {
		if (!isMissing) return '';
		return new Intl.DisplayNames(defaultLocale, { type: 'region' }).of(country) ?? country;
	}, [country, defaultLocale, isMissing]);
}

/** Country of an address. A stored one that is not in the list is replaced by the first, which is that of the store view. */
export function CountryField({ part, list, hint }: CountryFieldProps) {
	const t = useMessages(checkoutMessages);
	const { register, getValues, setValue } = useFormContext<CheckoutForm>();
	const { countries, isKnown, isMissing } = useCountries(list);
	const name = `${part}.country` as const;
	/** What a country decides about. Another country than the invoice's judges the tax number as before. */
	const judged = [`${part}.zipCode`, 'invoice.vatId'] as const;
	const country = useWatch<CheckoutForm, typeof name>({ name });
	const ownName = useOwnName(country, isMissing);
	const first = countries[0]?.id;
	const isListed = countries.some(({ id }) => id === country);
	useEffect(() => {
		if (!isKnown || isListed || !first) return;
		if (part === 'shipping') setValue('shipping', toServed(getValues('shipping'), first));
		else setValue(name, first);
	}, [isKnown, isListed, first, part, name, getValues, setValue]);
	/** What was chosen in another country is gone with it. */
	const leave = () => {
		setValue(`${part}.state`, '');
		if (part !== 'shipping') return;
		const shipping = getValues('shipping');
		setValue('shipping', { ...(shipping.savedId ? toAnother(shipping) : shipping), point: null });
	};
	const options = countries.map(({ id, name: label }) => ({ value: id, label }));
	return (
		<Select
			// what was not typed yet is not wrong because this field was left
			{...register(name, { deps: judged.filter((field) => getValues(field)), onChange: leave })}
			value={country}
			label={t.country}
			hint={hint}
			autoComplete={`${part === 'shipping' ? 'shipping' : 'billing'} country`}
			options={isKnown ? options : [{ value: country, label: ownName }]}
		/>
	);
}
