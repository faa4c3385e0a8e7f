import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import { expect, it } from 'vitest';
import { agreed } from './server-item.ts';

const ITEM: ServerCartItem = {
	...{ item_id: 7, quote_id: 'cart', sku: 'MGLA', qty: 3 },
	...{ name: 'Skarpety Mgła', price: 1, product_type: 'simple' },
};

it("a line takes over the server's ids", () => {
	expect(agreed(ITEM)).toEqual({ serverItemId: 7, serverCartId: 'cart', prevQty: 3, errors: {} });
});
