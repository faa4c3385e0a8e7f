import { describe, expect, it } from 'vitest';
import { BLOUSE, COLOR, SCARF, SIZE } from '../products.fixture.ts';
import { productCore, summaryOf } from './product-core.ts';

const NOW = Date.parse('2026-05-10T12:00:00Z');

describe('what a product tells its page', () => {
	const core = productCore(BLOUSE, NOW);

	it('puts the choices in the shop’s order and leaves disabled variants out', () => {
		expect(core.attributes.map(({ code }) => code)).toEqual(['color', 'size']);
		expect(core.variants.map(({ sku }) => sku)).not.toContain('BL-006-OLD');
		expect(core.variants[3]?.options).toEqual({ color: COLOR.PINK, size: SIZE.M });
	});

	it('never lets the shopper choose a price (4.19)', () => {
		const price = {
			id: 9,
			attribute_id: 9,
			attribute_code: 'price',
			label: 'Cena',
			position: 0,
			product_id: 470,
			values: [],
		};
		const { attributes } = productCore({ ...BLOUSE, configurable_options: [price] }, NOW);
		expect(attributes).toEqual([]);
	});

	it('holds each gallery once', () => {
		expect(core.galleries).toHaveLength(3);
		expect(core.galleries[1]).toEqual(['/b/l/blue-front', '/b/l/blue-back']);
		expect(core.variants.map(({ gallery }) => gallery)).toEqual([1, 1, 2, 2]);
	});

	it('costs what its cheapest variant costs (5.5)', () => {
		expect(core).toMatchObject({ price: 19900, regularPrice: 22900, lowest30Days: 21000, from: true });
	});

	it('knows the stock of a product without variants', () => {
		expect(productCore(SCARF, NOW)).toMatchObject({ stockQty: 2, isInStock: true, variants: [], from: false });
	});
});

it.each([
	['<p>Len &nbsp; i\nwełna.</p>', 'Len i wełna.'],
	['krótko', 'krótko'],
	['<p>Len &amp; wełna, &lt; 30&nbsp;°C, &quot;sucho&quot;, &amp;lt;</p>', 'Len & wełna, < 30 °C, "sucho", &lt;'],
])('the summary of %j is %j', (html, summary) => {
	expect(summaryOf(html)).toBe(summary);
});

it('a long summary is cut between words', () => {
	const summary = summaryOf('słowo '.repeat(60));
	expect(summary.length).toBeLessThanOrEqual(156);
	expect(summary).toMatch(/słowo…$/);
});
