import { useShop } from '@pasaz/kernel/composition/shop';
import { placeOfPostcode } from '@pasaz/kernel/contract/country';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { AddressPart } from '../details/details.ts';

/** Fills in the city of a postcode where nothing has been typed for it, nor is about to be. */
export function usePlace(part: AddressPart): (postcode: string) => Promise<void> {
	const { api } = useShop();
	const { getValues, setValue } = useFormContext<CheckoutForm>();
	return async (postcode) => {
		const { country, city } = getValues(part);
		if (city) return;
		// without an answer the shopper types the city
		const place = await api.call(placeOfPostcode, { query: { country, postcode } }).catch(() => null);
		const isTyping = document.activeElement?.getAttribute('name') === `${part}.city`;
		if (!place || isTyping || getValues(`${part}.city`) || getValues(`${part}.country`) !== country) return;
		setValue(`${part}.city`, place.city, { shouldValidate: true });
		if (place.region_code && !getValues(`${part}.state`)) setValue(`${part}.state`, place.region_code);
	};
}
