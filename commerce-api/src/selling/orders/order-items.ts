import type { Database } from '../../platform/database/database.ts';
import { orderItems } from '../../platform/database/schema/sales.ts';
import { type PricedLine, rowOf } from '../cart/sums.ts';

/** Stores the ordered lines; the parts of a bundle become items without a price. */
export async function storeItems(tx: Database, orderUuid: string, lines: PricedLine[]): Promise<void> {
	const stored = await tx
		.insert(orderItems)
		.values(lines.map((line) => ({ orderUuid, ...itemOf(line) })))
		.returning({ id: orderItems.id });
	const parts = lines.flatMap((line, index) =>
		partsOf(line).map((part) => ({ orderUuid, parentItemId: stored[index]?.id ?? null, ...part })),
	);
	if (parts.length > 0) await tx.insert(orderItems).values(parts);
}

function itemOf(line: PricedLine) {
	const { qty, product } = line;
	return {
		productId: product.productId,
		sku: product.sku,
		name: product.name,
		productType: product.type,
		qty,
		price: product.price,
		rowTotal: rowOf(line).gross,
		discount: line.discount,
		taxPercent: product.taxPercent,
		image: product.image,
		options: product.options,
		productOption: product.productOption ?? null,
	};
}

function partsOf({ qty, product }: PricedLine) {
	if (product.type !== 'bundle') return [];
	return product.components.map((part) => ({
		productId: part.productId,
		sku: part.sku,
		name: part.name,
		productType: part.type,
		qty: part.qty * qty,
		price: 0,
		rowTotal: 0,
		taxPercent: product.taxPercent,
	}));
}
