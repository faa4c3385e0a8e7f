import type { Totals } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { seenPrice } from '@pasaz/kernel/domain/cart';
import { toGrosze } from '@pasaz/kernel/domain/money';

export interface PriceChange {
	line: CartLine;
	/** The server's price, gross grosze. */
	price: number;
}

export function priceChanges(lines: readonly CartLine[], totals: Totals): PriceChange[] {
	return lines.flatMap((line) => {
		const item = totals.items.find(({ item_id }) => item_id === line.serverItemId);
		const price = item && toGrosze(item.price_incl_tax);
		return price !== undefined && price !== seenPrice({ ...line, qty: item?.qty ?? line.qty }) ? [{ line, price }] : [];
	});
}
