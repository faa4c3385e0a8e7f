import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { StockItem } from '@pasaz/kernel/contract/stock';

type Stock = Pick<StockItem, 'qty' | 'is_in_stock' | 'manage_stock'>;

/** Stock fields of a cart line; `stockQty` is null for products without stock management. */
export function stockOf(stock: Stock): Pick<CartLine, 'isInStock' | 'stockQty'> {
	return { isInStock: stock.is_in_stock, stockQty: stock.manage_stock ? stock.qty : null };
}

export function isUnavailable({ isInStock, stockQty, qty }: CartLine): boolean {
	return !isInStock || (stockQty !== null && qty > stockQty);
}

export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	);
}
