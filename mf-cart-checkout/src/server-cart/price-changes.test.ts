import { expect, it } from 'vitest';
import { shirts, socks, totalsItem, totalsOf } from '../checkout.fixture.ts';
import { priceChanges } from './price-changes.ts';

it('finds the lines whose price on the server is another (13.28)', () => {
	const [cheaper, same, unknown] = [shirts(1, { serverItemId: 1 }), socks(1, { serverItemId: 2 }), shirts(1)];
	const totals = totalsOf(0, { items: [totalsItem(1, 199.99), totalsItem(2, 59.99)] });
	expect(priceChanges([cheaper, same, unknown], totals)).toEqual([{ line: cheaper, price: 19_999 }]);
});

it('counts the tier that a line has reached as the price that its shopper saw (5.11)', () => {
	const line = shirts(3, { serverItemId: 1, tiers: [{ qty: 3, price: 19_999 }] });
	const at = (price: number) => priceChanges([line], totalsOf(0, { items: [totalsItem(1, price, { qty: 3 })] }));
	expect(at(199.99)).toEqual([]);
	expect(at(249)).toEqual([{ line, price: 24_900 }]);
});
