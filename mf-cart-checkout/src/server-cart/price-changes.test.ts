import { expect, it } from 'vitest';
import { shirts, socks, totalsItem, totalsOf } from '../checkout.fixture.ts';
import { priceChanges } from './price-changes.ts';

it('finds the lines whose price on the server is another (13.28)', () => {
	const [cheaper, same, unknown] = [shirts(1, { serverItemId: 1 }), socks(1, { serverItemId: 2 }), shirts(1)];
	const totals = totalsOf(0, { items: [totalsItem(1, 199.99), totalsItem(2, 59.99)] });
	expect(priceChanges([cheaper, same, unknown], totals)).toEqual([{ line: cheaper, price: 19_999 }]);
});
