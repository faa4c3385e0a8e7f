import { testLine } from '@pasaz/kernel/domain/cart.fixture';
import { describe, expect, it } from 'vitest';
import { movedCart } from './moved-cart.ts';

const item = (sku: string, price: number) => ({
	...{ item_id: 1, quote_id: 'q', sku, qty: 1, name: sku, price, product_type: 'simple' },
});
const line = (sku: string, qty: number, serverItemId?: number, isInStock = true) => ({
	...testLine(sku, qty, { isInStock }),
	...(serverItemId !== undefined && { serverItemId }),
});

describe('a cart that goes to another store view (11.20)', () => {
	it('costs what its lines cost there', () => {
		const cart = [line('A', 2, 1), line('B', 1, 2)];
		expect(movedCart(cart, [item('A', 2.35), item('B', 10)])).toEqual({ before: 3000, after: 1470, unsold: [] });
	});

	it('names what is not sold there', () => {
		const cart = [line('A', 2, 1), line('B', 1, 2)];
		expect(movedCart(cart, [item('A', 2.35)])).toEqual({ before: 3000, after: 470, unsold: ['B'] });
	});

	it('promises no sum while the server does not know a line', () => {
		const cart = [line('A', 2, 1), line('B', 1)];
		expect(movedCart(cart, [item('A', 2.35)])).toEqual({ before: 3000, after: null, unsold: [] });
	});

	it('counts no sold-out line', () => {
		const cart = [line('A', 2, 1), line('B', 1, 2, false)];
		expect(movedCart(cart, [item('A', 2.35), item('B', 9)])).toEqual({ before: 2000, after: 470, unsold: [] });
	});
});
