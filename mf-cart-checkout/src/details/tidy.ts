import { tidyPostcode } from '@pasaz/kernel/domain/postcode';
import { tidyText } from '@pasaz/kernel/domain/tidy-text';
import type { CheckoutForm } from './checkout-schema.ts';
import type { PostalAddress } from './details.ts';

function tidyAddress<Address extends PostalAddress>(address: Address): Address {
	return {
		...address,
		streetAddress: tidyText(address.streetAddress),
		apartmentNumber: tidyText(address.apartmentNumber),
		zipCode: tidyPostcode(address.zipCode, address.country),
		city: tidyText(address.city),
	};
}

/** The form as it is ordered: with plain spaces and hyphens, none around what was typed, and with postcodes in their country's form. */
export function tidyForm(form: CheckoutForm): CheckoutForm {
	const { shipping, billing, invoice } = form;
	return {
		...form,
		shipping: { ...tidyAddress(shipping), phoneNumber: tidyText(shipping.phoneNumber) },
		billing: {
			...tidyAddress(billing),
			firstName: tidyText(billing.firstName),
			lastName: tidyText(billing.lastName),
		},
		invoice: { ...tidyAddress(invoice), companyName: invoice.companyName.trim(), vatId: tidyText(invoice.vatId) },
	};
}
