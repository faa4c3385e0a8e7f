import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { StockItem } from '@pasaz/kernel/contract/stock';

type Stock = Pick<StockItem, 'qty' | 'is_in_stock' | 'manage_stock'>;

/**
 * Stock fields of a product or its line; `stockQty` is null for products without stock management. Of a bundle the answer does not count
 * the chosen parts, of which the page has counted the scarcest (rule 4.26); a count below what is in the line is for the next order to ask.
 */
export function stockOf(
	{ is_in_stock: isInStock, manage_stock, qty }: Stock,
	{ productType, stockQty, qty: wanted = 0 }: Pick<CartLine, 'productType' | 'stockQty'> & { qty?: number },
): Pick<CartLine, 'isInStock' | 'stockQty'> {
	if (manage_stock) return { isInStock, stockQty: qty };
	const isCounted = productType === 'bundle' && stockQty !== null && wanted <= stockQty;
	return { isInStock, stockQty: isCounted ? stockQty : null };
}

export function isUnavailable({ isInStock, stockQty, qty }: CartLine): boolean {
	return !isInStock || (stockQty !== null && qty > stockQty);
}

export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	);
}
