import type { Showroom, ShowroomService } from '@pasaz/kernel/contract/showroom';
import { distanceBetween, type Point } from './distance.ts';

/** What the address of the list asks for; an empty text asks for nothing. */
interface Choice {
	city: string;
	service: string;
	from: Point | null;
}

export interface ChosenShowroom {
	showroom: Showroom;
	/** Kilometres. */
	distance: number | null;
}

/** The nearest comes first where the shopper's place is known; else the merchant's order stays. */
export function chooseShowrooms(showrooms: readonly Showroom[], { city, service, from }: Choice): ChosenShowroom[] {
	const chosen = showrooms
		.filter(
			(one) => (city === '' || one.city === city) && (service === '' || one.services.some((own) => own === service)),
		)
		.map((showroom) => ({ showroom, distance: from && distanceBetween(from, showroom) }));
	return from ? chosen.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : chosen;
}

export function citiesOf(showrooms: readonly Showroom[], locale: string): string[] {
	return [...new Set(showrooms.map(({ city }) => city))].toSorted(new Intl.Collator(locale).compare);
}

export function servicesOf(showrooms: readonly Showroom[]): ShowroomService[] {
	return [...new Set(showrooms.flatMap(({ services }) => services))];
}
