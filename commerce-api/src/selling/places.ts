import type { Place } from '@pasaz/kernel/contract/country';
import { barePostcode } from '@pasaz/kernel/domain/postcode';
import type { PlaceRange } from '../platform/delivery-lists.ts';

/** The city whose postcodes these are. Blanks and dashes do not count. */
export function placeOf(places: readonly PlaceRange[], country: string, postcode: string): Place | null {
	const typed = barePostcode(postcode);
	const place = places.find(
		(range) =>
			range.country === country.toUpperCase() &&
			typed.length === barePostcode(range.from).length &&
			barePostcode(range.from) <= typed &&
			typed <= barePostcode(range.to),
	);
	if (!place) return null;
	return { city: place.city, ...(place.region_code && { region_code: place.region_code }) };
}
