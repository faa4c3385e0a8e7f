import type { Showroom } from '@pasaz/kernel/contract/showroom';

/** A showroom of which only what is given matters. */
export function showroom(given: Partial<Showroom>): Showroom {
	return {
		...{ slug: 'lodz', name: 'Brzask Łódź', street: 'Piotrkowska 1', postcode: '90-001', city: 'Łódź', country: 'PL' },
		...{ latitude: 51.76, longitude: 19.46, timeZone: 'Europe/Warsaw', phone: null, email: null, hint: null },
		...{ services: [], hours: [], specialDays: [] },
		...given,
	};
}
