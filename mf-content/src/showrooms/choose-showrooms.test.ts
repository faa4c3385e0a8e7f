import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { describe, expect, it } from 'vitest';
import { chooseShowrooms, citiesOf, servicesOf } from './choose-showrooms.ts';
import { distanceBetween, formatDistance } from './distance.ts';
import { showroom } from './showroom.fixture.ts';

const WARSAW = showroom({
	slug: 'waw',
	city: 'Warszawa',
	latitude: 52.2297,
	longitude: 21.0122,
	services: ['repairs'],
});
const LODZ = showroom({ slug: 'lodz', city: 'Łódź', latitude: 51.7592, longitude: 19.456, services: ['returns'] });
const GDANSK = showroom({ slug: 'gda', city: 'Gdańsk', latitude: 54.352, longitude: 18.6466, services: ['returns'] });
const ALL: Showroom[] = [WARSAW, LODZ, GDANSK];
const slugs = (choice: { city?: string; service?: string; from?: Showroom | null }) =>
	chooseShowrooms(ALL, { city: '', service: '', from: null, ...choice }).map((one) => one.showroom.slug);

describe('rule 10.9: the list of showrooms', () => {
	it('is narrowed by city and service', () => {
		expect(slugs({})).toEqual(['waw', 'lodz', 'gda']);
		expect(slugs({ service: 'returns' })).toEqual(['lodz', 'gda']);
		expect(slugs({ service: 'returns', city: 'Łódź' })).toEqual(['lodz']);
		expect(slugs({ city: 'Radom' })).toEqual([]);
	});

	it('begins with the nearest once the shopper gave their place', () => {
		expect(slugs({ from: GDANSK })).toEqual(['gda', 'waw', 'lodz']);
		expect(slugs({ from: LODZ })[0]).toBe('lodz');
	});

	it('offers each city once, by the alphabet of the language, and only services that there are', () => {
		expect(citiesOf([WARSAW, ...ALL], 'pl-PL')).toEqual(['Gdańsk', 'Łódź', 'Warszawa']);
		expect(servicesOf(ALL)).toEqual(['repairs', 'returns']);
	});
});

it('measures as the crow flies', () => {
	expect(distanceBetween(WARSAW, LODZ)).toBeCloseTo(118.6, 0);
	expect(distanceBetween(WARSAW, WARSAW)).toBe(0);
});

it.each([
	[0, '50 m'],
	[0.42, '400 m'],
	[4.23, '4,2 km'],
	[118.6, '119 km'],
])('says %d kilometres as %s', (kilometres, text) => {
	expect(formatDistance(kilometres, 'pl-PL').replace('\u00a0', ' ')).toBe(text);
});
