import { describe, expect, it } from 'vitest';
import { drawGarment, sketch } from './draw-garment.ts';
import { drawSet } from './draw-set.ts';
import { CUTS, FABRICS, type Garment, PATTERNS, SHAPES, VIEWS } from './garment.ts';

const garment: Garment = {
	shape: 't-shirt',
	cut: 'regular',
	colour: '#8a9a86',
	accent: '#e8dcc6',
	pattern: 'plain',
	fabric: 'jersey',
	parts: { sleeve: 'short', neck: 'crew' },
	length: 1,
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
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
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
		for (const shape of SHAPES) {
			const { layers } = sketch({ ...garment, shape, cut }, 'front');
			expect(JSON.stringify(layers).match(/NaN|undefined|Infinity|null/g)).toBeNull();
		}
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

	it('says in the drawing which parts it shows', () => {
		const drawing = drawGarment({ ...garment, parts: { sleeve: 'long', neck: 'v' } }, 'front');
		expect(drawing).toContain(' data-parts="neck:v sleeves:long"');
	});

	it('draws on the envelope of a pattern what it is for', () => {
		const envelope: Garment = { ...garment, shape: 'sewing-pattern', parts: {} };
		const drawn = [garment, { ...garment, shape: 'dungarees' } as const].map((of) =>
			drawGarment(envelope, 'front', of),
		);
		expect(drawn[0]).not.toBe(drawn[1]);
		for (const drawing of drawn) expectSound(drawing);
	});

	it('lets longer sleeves end lower and longer garments reach further', () => {
		const sleeveEnd = (shape: Garment['shape'], sleeve: 'short' | 'elbow' | 'three-quarter' | 'long') => {
			const { layers } = sketch({ ...garment, shape, parts: { sleeve, neck: 'crew' } }, 'front');
			const arms = layers.filter(
				(layer) => layer.kind === 'piece' && [layer.part ?? []].flat().includes(`sleeves:${sleeve}`),
			);
			return Math.max(...arms.flatMap((arm) => (arm.kind === 'piece' ? arm.outline.points.map(([, y]) => y) : [])));
		};
		for (const shape of ['t-shirt', 'dress', 'blouse', 'sweater'] as const) {
			const ends = (['short', 'elbow', 'three-quarter', 'long'] as const).map((sleeve) => sleeveEnd(shape, sleeve));
			expect(ends).toEqual(ends.toSorted((a, b) => a - b));
			expect(new Set(ends.map(Math.round)).size).toBe(4);
		}
		const hem = (shape: Garment['shape'], length: number) =>
			Math.max(
				...sketch({ ...garment, shape, length }, 'front').layers.flatMap((layer) =>
					layer.kind === 'piece' ? layer.outline.points.map(([, y]) => y) : [],
				),
			);
		for (const shape of ['dress', 'skirt', 'trousers', 'coat', 'shorts', 'cardigan'] as const)
			expect(hem(shape, 1.3)).toBeGreaterThan(hem(shape, 0.7) + 100);
	});
});

describe('drawSet', () => {
	it('draws two and three things into one sound picture', () => {
		const scarf: Garment = { ...garment, shape: 'scarf', parts: {} };
		const jeans: Garment = { ...garment, shape: 'jeans', parts: { closure: 'buttons' } };
		for (const set of [
			[garment, jeans],
			[garment, jeans, scarf],
			[jeans, jeans],
		]) {
			const drawing = drawSet(set);
			expectSound(drawing);
			expect(drawing).toContain(
				`data-shapes="${set
					.map(({ shape }) => shape)
					.toSorted()
					.join(' ')}"`,
			);
		}
	});
});
