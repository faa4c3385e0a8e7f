import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { priceNow } from '@pasaz/kernel/domain/cart';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { toGrosze } from '@pasaz/kernel/domain/money';

/** What becomes of a cart in another store view. Values are gross, in hundredths of each one's currency. */
export interface MovedCart {
	before: number;
	/** Null while the server does not know all lines. */
	after: number | null;
	unsold: string[];
}

/** @param items the server's cart at the prices of the other store view */
export function movedCart(lines: readonly CartLine[], items: readonly ServerCartItem[]): MovedCart {
	const byKey = new Map(
		items.map((item) => [lineKey({ sku: item.sku, productOption: item.product_option }), toGrosze(item.price)]),
	);
	const here = lines.filter(({ isInStock }) => isInStock);
	const prices = here.map((line) => ({ line, price: byKey.get(lineKey(line)) }));
	const gone = prices.filter(({ price }) => price === undefined).map(({ line }) => line);
	const isKnown = gone.every(({ serverItemId }) => serverItemId !== undefined);
	return {
		before: here.reduce((sum, line) => sum + priceNow(line) * line.qty, 0),
		after: isKnown ? prices.reduce((sum, { line, price = 0 }) => sum + price * line.qty, 0) : null,
		unsold: gone.flatMap(({ name, serverItemId }) => (serverItemId === undefined ? [] : [name])),
	};
}
