import type { Place } from '@pasaz/kernel/contract/country';
import type { PlaceRange } from '../platform/delivery-lists.ts';

const bare = (postcode: string) => postcode.replace(/[\s-]/g, '').toUpperCase();

/** The city whose postcodes these are. Blanks and dashes do not count. */
export function placeOf(places: readonly PlaceRange[], country: string, postcode: string): Place | null {
	const typed = bare(postcode);
	const place = places.find(
		(range) =>
			range.country === country.toUpperCase() &&
			typed.length === bare(range.from).length &&
			bare(range.from) <= typed &&
			typed <= bare(range.to),
	);
	if (!place) return null;
	return { city: place.city, ...(place.region_code && { region_code: place.region_code }) };
}
