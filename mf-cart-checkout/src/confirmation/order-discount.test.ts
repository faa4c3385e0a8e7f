import { expect, it } from 'vitest';
import { orderDiscount } from './order-discount.ts';

const product = (price: number, qty: number) => ({
	...{ product_id: 1, sku: 'SWIT', name: 'Koszula Świt' },
	original_final_price: price,
	qty,
});

it.each([
	['nothing', 254, 5, [product(249, 1)], 0],
	['a tenth', 448.2, 0, [product(249, 2)], -4980],
	['a part of a zloty, without an error of fractions', 59.89, 0, [product(19.99, 3)], -8],
	['nothing where the payment costs something', 257.5, 5, [product(249, 1)], 0],
])('takes off %s', (_, grand_total, shipping_amount, products, discount) => {
	expect(orderDiscount({ grand_total, shipping_amount, products })).toBe(discount);
});
