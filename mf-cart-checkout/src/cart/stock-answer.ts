import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { StockItem } from '@pasaz/kernel/contract/stock';

type Stock = Pick<StockItem, 'qty' | 'is_in_stock' | 'manage_stock'>;

/**
 * Stock fields of a product or its line; `stockQty` is null for products without stock management. Of a bundle the answer does not count
 * the chosen parts, of which the page has counted the scarcest (rule 4.26).
 */
export function stockOf(
	{ is_in_stock: isInStock, manage_stock, qty }: Stock,
	{ productType, stockQty }: Pick<CartLine, 'productType' | 'stockQty'>,
): Pick<CartLine, 'isInStock' | 'stockQty'> {
	if (manage_stock) return { isInStock, stockQty: qty };
	return { isInStock, stockQty: productType === 'bundle' ? stockQty : null };
}

export function isUnavailable({ isInStock, stockQty, qty }: CartLine): boolean {
	return !isInStock || (stockQty !== null && qty > stockQty);
}

export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	);
}
