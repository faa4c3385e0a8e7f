import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A province, state or the like, e.g. `MI`, Milano. */
export const Region = z.object({ code: z.string(), name: z.string() });
export type Region = z.infer<typeof Region>;

/** The name is in the language of the store view. `regions` are ours, and there where an address has to name one. */
export const Country = z.object({ id: z.string(), name: z.string(), regions: z.optional(z.array(Region)) });
export type Country = z.infer<typeof Country>;

/** Lists every country that an address may be in. */
export const countriesAll = endpoint({ method: 'GET', path: '/api/countries/all', result: z.array(Country) });
/** Lists the countries that the shop delivers to, the store view's own first. */
export const shippingCountries = endpoint({
	method: 'GET',
	path: '/api/cart/shipping-countries',
	result: z.array(Country),
});

/** A city by its postcode; `region_code` is one of the country's regions. */
export const Place = z.object({ city: z.string(), region_code: z.optional(z.string()) });
export type Place = z.infer<typeof Place>;

/** Ours: the city of a postcode, as far as the shop's list knows it; else null. */
export const placeOfPostcode = endpoint({
	method: 'GET',
	path: '/api/countries/place',
	query: z.strictObject({
		country: z.string().check(z.length(2)),
		postcode: z.string().check(z.minLength(1), z.maxLength(20)),
	}),
	result: z.nullable(Place),
});
