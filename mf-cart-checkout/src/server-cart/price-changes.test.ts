import { expect, it } from 'vitest';
import { shirts, socks, totalsOf } from '../checkout.fixture.ts';
import { priceChanges } from './price-changes.ts';

const item = (item_id: number, price_incl_tax: number) => ({
	item_id,
	name: '',
	qty: 1,
	price: 0,
	price_incl_tax,
	row_total: 0,
	row_total_incl_tax: 0,
	row_total_with_discount: 0,
	tax_amount: 0,
	tax_percent: 23,
	discount_amount: 0,
	discount_percent: 0,
	options: '[]',
});

it('finds the lines whose price on the server is another', () => {
	const [cheaper, same, unknown] = [shirts(1, { serverItemId: 1 }), socks(1, { serverItemId: 2 }), shirts(1)];
	const totals = totalsOf(0, { items: [item(1, 199.99), item(2, 59.99)] });
	expect(priceChanges([cheaper, same, unknown], totals)).toEqual([{ line: cheaper, price: 19_999 }]);
});
