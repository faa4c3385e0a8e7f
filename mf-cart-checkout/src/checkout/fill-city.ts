import { placeOfPostcode } from '@pasaz/kernel/contract/country';
import { tidyPostcode } from '@pasaz/kernel/domain/postcode';
import type { Api } from '@pasaz/kernel/network/api';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { AddressPart } from '../details/details.ts';

interface Filling {
	api: Api;
	form: UseFormReturn<CheckoutForm>;
	part: AddressPart;
	/** A tidy one. */
	postcode: string;
}

/** Fills in the city of a postcode that is still the one of the form, where no city has been typed, nor is about to be. */
export async function fillCity({ api, form: { getValues, setValue }, part, postcode }: Filling): Promise<void> {
	const { country, city } = getValues(part);
	if (city) return;
	// without an answer the shopper types the city
	const place = await api.call(placeOfPostcode, { query: { country, postcode } }).catch(() => null);
	const isTyping = document.activeElement?.getAttribute('name') === `${part}.city`;
	const now = getValues(part);
	const isSame = now.country === country && tidyPostcode(now.zipCode, country) === postcode;
	if (!place || isTyping || now.city || !isSame) return;
	setValue(`${part}.city`, place.city, { shouldValidate: true });
	if (place.region_code && !now.state) setValue(`${part}.state`, place.region_code);
}
