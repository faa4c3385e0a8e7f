import { useStore } from '@nanostores/react';
import type { UserAddress } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user } from '@pasaz/kernel/stores/user';
import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { toAnother, toSaved } from '../details/saved-addresses.ts';
import { useCountries } from '../details/use-countries.ts';
import { checkoutMessages } from '../messages/checkout.ts';

/** Addresses of the account in countries with delivery. */
export function useSavedAddresses(): UserAddress[] {
	const { countries, isKnown } = useCountries('served');
	const addresses = useStore($user).current?.addresses ?? [];
	const isServed = ({ country_id }: UserAddress) => !isKnown || countries.some(({ id }) => id === country_id);
	return addresses.filter((address) => address.id !== undefined && isServed(address));
}

function cardOf({ id, company, firstname, lastname, street, postcode, city }: UserAddress) {
	const place = `${postcode} ${city}, ${firstname} ${lastname}`;
	return { value: String(id), title: street.join(' '), note: company ? `${place}, ${company}` : place };
}

export function SavedAddresses({ addresses, chosen }: { addresses: readonly UserAddress[]; chosen: string }) {
	const t = useMessages(checkoutMessages);
	const { getValues, setValue, clearErrors } = useFormContext<CheckoutForm>();
	const choose = (value: string) => {
		const saved = addresses.find(({ id }) => String(id) === value);
		const shipping = getValues('shipping');
		if (value === shipping.savedId) return;
		setValue('shipping', saved ? toSaved(shipping, saved) : toAnother(shipping));
		clearErrors('shipping');
	};
	return (
		<RadioCards
			legend={<VisuallyHidden>{t.savedAddresses}</VisuallyHidden>}
			name="shipping.savedId"
			cards={[...addresses.map(cardOf), { value: '', title: t.otherAddress }]}
			value={chosen}
			onChange={choose}
		/>
	);
}
