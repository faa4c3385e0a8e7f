import { describe, expect, it } from 'vitest';
import * as mutations from './cart-mutations.ts';
import { type CartState, EMPTY_CART } from './cart-state.ts';
import { testLine } from './test-cart.ts';

const A = testLine('A');
const VARIANT = testLine('A-M', 1, { parentSku: 'A', id: 9 });
const confirmed = { ...VARIANT, serverItemId: 7 };
const cart: CartState = { ...EMPTY_CART, lines: [A, VARIANT] };
const TOTALS = { platformTotals: { discount_amount: 0, total_segments: [] }, platformTotalSegments: [] };

describe('the mutation', () => {
	it.each<[string, CartState, Partial<CartState>]>([
		['ADD', mutations.addItem(cart, testLine('A', 2)), { lines: [{ ...A, qty: 3 }, VARIANT] }],
		['DEL', mutations.deleteItem(cart, A), { lines: [] }],
		['DEL of the line alone', mutations.deleteItem(cart, A, { withVariants: false }), { lines: [VARIANT] }],
		['DEL_NONCONFIRMED', mutations.deleteUnconfirmed({ ...cart, lines: [A, confirmed] }, A), { lines: [confirmed] }],
		['UPD', mutations.updateQuantity(cart, A, 4), { lines: [{ ...A, qty: 4 }, VARIANT] }],
		['LOAD', mutations.loadItems(EMPTY_CART, [A]), { lines: [A], isLoaded: true }],
		[
			'SHIPPING',
			mutations.chooseCartShipping(cart, { carrier_code: 'dpd', method_code: 'x' }),
			{ shipping: { carrier_code: 'dpd', method_code: 'x' } },
		],
		['SAVE_HASH', mutations.saveHash(cart, 'hash'), { hash: 'hash' }],
		['MARK_SYNC', mutations.markSync(cart, 5), { syncedAt: 5 }],
		['MARK_TOTALS_SYNC', mutations.markTotalsSync(cart, 6), { totalsSyncedAt: 6 }],
		['UPD_PROPS', mutations.updateItem(cart, VARIANT, { serverItemId: 7 }), { lines: [A, confirmed] }],
		['UPD_TOTALS', mutations.updateTotals(cart, TOTALS), TOTALS],
		['SRV_TOKEN', mutations.setCartToken(cart, 'token'), { serverToken: 'token' }],
		['UPD_PAYMENT', mutations.chooseCartPayment(cart, { code: 'blik' }), { payment: { code: 'blik' } }],
		['UPD_BYPASS_COUNTER', mutations.countBypass(cart, 1), { connectBypassCount: 1 }],
		[
			'UPD_BYPASS_COUNTER after success',
			mutations.countBypass({ ...cart, connectBypassCount: 2 }, null),
			{ connectBypassCount: 0 },
		],
		['UPD_ADDING_ITEM', mutations.markAdding(cart, true), { isAddingToCart: true }],
	])('%s changes what it should and nothing else', (_, after, expected) => {
		expect(after).toEqual({ ...cart, ...expected });
	});

	it('DEL of a bundle leaves what has its sku as parent', () => {
		const bundle = testLine('A', 1, { productType: 'bundle' });
		expect(mutations.deleteItem({ ...cart, lines: [bundle, VARIANT] }, bundle).lines).toEqual([VARIANT]);
	});

	it('leaves an emptied cart loaded', () => {
		expect(mutations.emptyCart({ ...cart, isLoaded: true, serverToken: 'x' })).toEqual({
			...EMPTY_CART,
			isLoaded: true,
		});
	});
});
