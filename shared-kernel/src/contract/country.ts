import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The name is in the language of the store view. */
export const Country = z.object({ id: z.string(), name: z.string() });
export type Country = z.infer<typeof Country>;

/** Lists every country that an address may be in. */
export const countriesAll = endpoint({ method: 'GET', path: '/api/countries/all', result: z.array(Country) });
/** Lists the countries that the shop delivers to, the store view's own first. */
export const shippingCountries = endpoint({
	method: 'GET',
	path: '/api/cart/shipping-countries',
	result: z.array(Country),
});
