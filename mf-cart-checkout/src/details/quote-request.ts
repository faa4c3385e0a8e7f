import { isPostcode, tidyPostcode } from '@pasaz/kernel/domain/postcode';
import type { QuoteRequest } from '../server-cart/fetch-quote.ts';
import type { CheckoutDetails } from './details.ts';

type Destination = Pick<CheckoutDetails['shipping'], 'country' | 'state' | 'zipCode' | 'method'>;

/** What totals depend on. A postcode that is still being typed is none yet. */
export function quoteRequest({ country, state, zipCode, method }: Destination): QuoteRequest {
	const postcode = isPostcode(zipCode, country) ? tidyPostcode(zipCode, country) : '';
	return { country, region: state, postcode, shipping: method };
}
