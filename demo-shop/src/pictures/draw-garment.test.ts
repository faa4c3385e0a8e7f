import { describe, expect, it } from 'vitest';
import { drawGarment } from './draw-garment.ts';
import { CUTS, FABRICS, type Garment, PATTERNS, SHAPES, VIEWS } from './garment.ts';

const garment: Garment = {
	shape: 't-shirt',
	cut: 'regular',
	colour: '#8a9a86',
	accent: '#e8dcc6',
	pattern: 'plain',
	fabric: 'jersey',
	seed: 7,
};

/** Names of tags left open, closed twice or crossed; a small stand-in for an XML parser. */
function unbalanced(svg: string): string[] {
	const open: string[] = [];
	for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
		if (rest.endsWith('/')) continue;
		if (!slash) open.push(name);
		else if (open.pop() !== name) return [name];
	}
	return open;
}

function expectSound(drawing: string): void {
	const svg = drawing.replaceAll(/;base64,[^"]+/g, '');
	expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488"')).toBe(true);
	expect(svg.match(/NaN|undefined|Infinity|null/g)).toBeNull();
	expect(unbalanced(svg)).toEqual([]);
	const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
	expect(used.filter((id) => !ids.includes(id))).toEqual([]);
}

describe('drawGarment', () => {
	it('draws the same garment the same way every time', () => {
		expect(drawGarment(garment, 'front') === drawGarment({ ...garment }, 'front')).toBe(true);
	});

	it('draws another seed differently', () => {
		for (const shape of SHAPES) {
			expect(drawGarment({ ...garment, shape }, 'front')).not.toBe(
				drawGarment({ ...garment, shape, seed: 8 }, 'front'),
			);
		}
	});

	it.each(SHAPES)('draws a sound %s from every side', (shape) => {
		for (const [seed, view] of VIEWS.entries()) expectSound(drawGarment({ ...garment, shape, seed }, view));
	});

	it.each(CUTS)('draws every shape in a %s cut', (cut) => {
		for (const shape of SHAPES) expectSound(drawGarment({ ...garment, shape, cut }, 'front'));
	});

	it.each(PATTERNS)('draws a %s print', (pattern) => {
		expectSound(drawGarment({ ...garment, shape: 'dress', pattern }, 'front'));
	});

	it.each(FABRICS)('draws %s', (fabric) => {
		expectSound(drawGarment({ ...garment, shape: 'jacket', fabric }, 'detail'));
	});

	it('refuses a colour it cannot read', () => {
		expect(() => drawGarment({ ...garment, colour: 'red' }, 'front')).toThrow(RangeError);
	});
});
