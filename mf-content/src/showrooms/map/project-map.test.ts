import { describe, expect, it } from 'vitest';
import { showroom } from '../showroom.fixture.ts';
import { projectMap } from './project-map.ts';

const at = (city: string, latitude: number, longitude: number, slug = city.toLowerCase()) =>
	showroom({ slug, name: `Brzask ${slug}`, city, latitude, longitude });
const KATOWICE = at('Katowice', 50.26, 19.03);
const KRAKOW = at('Krakow', 50.05, 19.94);
const GDANSK = at('Gdansk', 54.35, 18.65);
const WARSAW = [at('Warszawa', 52.22, 21.02, 'a'), at('Warszawa', 52.25, 21.04, 'b')];

describe('rule 10.13: the drawn map', () => {
	const { dots, outlines, height } = projectMap([KATOWICE, KRAKOW, GDANSK, ...WARSAW]);
	const dot = (label: string) => dots.find((one) => one.label === label);

	it('has a dot for each city within the outline of the market, north above and east to the right', () => {
		expect(dots).toHaveLength(4);
		for (const { x, y } of dots) expect([x > 0, x < 1, y > 0, y < 1]).toEqual([true, true, true, true]);
		expect(dot('Gdansk')?.y).toBeLessThan(dot('Krakow')?.y ?? 0);
		expect(dot('Katowice')?.x).toBeLessThan(dot('Krakow')?.x ?? 0);
		expect(outlines).toHaveLength(1);
		expect(outlines[0]).toMatch(/^\d+,\d+( \d+,\d+){55}$/);
		expect(height).toBeGreaterThan(800);
		expect(height).toBeLessThan(1100);
	});

	it('leads to the showroom, or to the list of a city with several', () => {
		expect(dot('Krakow')?.href).toBe('/salony/krakow');
		expect(dot('Warszawa (2)')?.href).toBe('/salony?city=Warszawa');
	});

	it('writes a name to the left where it would cover the next dot', () => {
		expect([dot('Katowice')?.side, dot('Krakow')?.side]).toEqual(['start', 'end']);
	});

	it('of one city shows its showrooms', () => {
		const city = projectMap(WARSAW);
		expect(city.dots.map(({ label }) => label)).toEqual(['Brzask a', 'Brzask b']);
		expect(city.outlines).toEqual([]);
	});
});
