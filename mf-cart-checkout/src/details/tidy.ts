import { tidyPostcode } from '@pasaz/kernel/domain/postcode';
import type { CheckoutForm } from './checkout-schema.ts';
import type { PostalAddress } from './details.ts';

function tidyAddress<Address extends PostalAddress>(address: Address): Address {
	return {
		...address,
		streetAddress: address.streetAddress.trim(),
		apartmentNumber: address.apartmentNumber.trim(),
		zipCode: tidyPostcode(address.zipCode, address.country),
		city: address.city.trim(),
	};
}

/** The form as it is ordered: without blanks around what was typed, and with postcodes in their country's form. */
export function tidyForm(form: CheckoutForm): CheckoutForm {
	const { shipping, billing, invoice } = form;
	return {
		...form,
		shipping: { ...tidyAddress(shipping), phoneNumber: shipping.phoneNumber.trim() },
		billing: {
			...tidyAddress(billing),
			firstName: billing.firstName.trim(),
			lastName: billing.lastName.trim(),
		},
		invoice: { ...tidyAddress(invoice), companyName: invoice.companyName.trim(), vatId: invoice.vatId.trim() },
	};
}
