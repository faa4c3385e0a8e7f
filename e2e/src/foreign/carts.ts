import { randomUUID } from 'node:crypto';
import { SHIRTS, type Shirt } from './documents.ts';

interface Line {
	shirt: Shirt;
	qty: number;
}
const carts = new Map<string, Line[]>();
const SHIPPING = { net: 4, gross: 5 };

function lineOf(cartId: string, { shirt, qty }: Line) {
	const { id, sku, name, price_incl_tax, type_id } = shirt;
	return { item_id: id, quote_id: cartId, sku, qty, name, price: price_incl_tax, product_type: type_id };
}

export function create(): string {
	const id = randomUUID();
	carts.set(id, []);
	return id;
}

export function pull(cartId: string) {
	return (carts.get(cartId) ?? []).map((line) => lineOf(cartId, line));
}

/** Sets the quantity of a product, and adds it if it is not in the cart. */
export function update(cartId: string, { sku, qty }: { sku: string; qty: number }) {
	const shirt = SHIRTS.find((one) => one.sku === sku);
	if (!shirt) return null;
	const others = (carts.get(cartId) ?? []).filter((line) => line.shirt !== shirt);
	carts.set(cartId, [...others, { shirt, qty }]);
	return lineOf(cartId, { shirt, qty });
}

export function remove(cartId: string, { sku }: { sku: string }): true {
	const lines = carts.get(cartId) ?? [];
	carts.set(
		cartId,
		lines.filter(({ shirt }) => shirt.sku !== sku),
	);
	return true;
}

function totalsItem({ shirt, qty }: Line) {
	const { id: item_id, sku, name, price, price_incl_tax } = shirt;
	return {
		...{ item_id, sku, name, qty, price, price_incl_tax, options: '[]' },
		row_total: price * qty,
		row_total_incl_tax: price_incl_tax * qty,
		row_total_with_discount: price_incl_tax * qty,
		tax_amount: (price_incl_tax - price) * qty,
		tax_percent: 20,
		discount_amount: 0,
		discount_percent: 0,
	};
}

export function totals(cartId: string) {
	const items = (carts.get(cartId) ?? []).map(totalsItem);
	const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((all, item) => all + of(item), 0);
	const [net, gross] = [sum((item) => item.row_total), sum((item) => item.row_total_incl_tax)];
	return {
		grand_total: gross + SHIPPING.gross,
		subtotal: net,
		subtotal_incl_tax: gross,
		subtotal_with_discount: net,
		discount_amount: 0,
		shipping_amount: SHIPPING.net,
		shipping_incl_tax: SHIPPING.gross,
		shipping_discount_amount: 0,
		shipping_tax_amount: SHIPPING.gross - SHIPPING.net,
		tax_amount: gross - net + SHIPPING.gross - SHIPPING.net,
		base_currency_code: 'EUR',
		quote_currency_code: 'EUR',
		items_qty: sum((item) => item.qty),
		items,
		total_segments: [
			{ code: 'subtotal', title: 'Subtotal', value: gross },
			{ code: 'shipping', title: 'Shipping', value: SHIPPING.gross },
			{ code: 'grand_total', title: 'Total', value: gross + SHIPPING.gross },
		],
	};
}
