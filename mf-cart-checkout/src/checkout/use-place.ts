import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { AddressPart } from '../details/details.ts';

/** A postcode is typed by a shopper, so this code comes with the first act. */
const filling = lazyPart(() => import('./fill-city.ts'));

/** Fills in the city of a tidy postcode. */
export function usePlace(part: AddressPart): (postcode: string) => Promise<void> {
	const { api } = useShop();
	const form = useFormContext<CheckoutForm>();
	useLazy(filling);
	return (postcode) =>
		filling.load().then(
			({ fillCity }) => fillCity({ api, form, part, postcode }),
			// without the code the shopper types the city
			() => undefined,
		);
}
