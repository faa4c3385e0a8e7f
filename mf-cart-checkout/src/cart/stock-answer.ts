import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { StockItem } from '@pasaz/kernel/contract/stock';

type Stock = Pick<StockItem, 'qty' | 'is_in_stock' | 'manage_stock'>;

/** What the server's answer says in the cart's words; `stockQty` is null where the shop does not count pieces. */
export function stockOf(stock: Stock): Pick<CartLine, 'isInStock' | 'stockQty'> {
	return { isInStock: stock.is_in_stock, stockQty: stock.manage_stock ? stock.qty : null };
}

/**
 * What becomes of a line when the server has told its stock (rule 12.8).
 * Without permission for out-of-stock lines such a line goes.
 */
export function afterStockAnswer(
	stock: Stock,
	{ allowOutOfStock }: { allowOutOfStock: boolean },
): { do: 'mark'; properties: Pick<CartLine, 'isInStock' | 'stockQty'> } | { do: 'remove' } {
	if (!stock.is_in_stock && !allowOutOfStock) return { do: 'remove' };
	return { do: 'mark', properties: stockOf(stock) };
}

/** Whether a line cannot be ordered as it is. */
export function isUnavailable({ isInStock, stockQty, qty }: CartLine): boolean {
	return !isInStock || (stockQty !== null && qty > stockQty);
}

/** The parts of a list, in order, none longer than `size`. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	);
}
