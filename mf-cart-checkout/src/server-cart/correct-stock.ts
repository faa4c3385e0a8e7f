import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { stockList } from '@pasaz/kernel/contract/stock';
import type { LineProperties } from '@pasaz/kernel/domain/cart';
import { $cart, noteLine, setLineQuantity } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { chunksOf, stockOf } from '../cart/stock-answer.ts';
import { linesMessages } from '../messages/lines.ts';
import type { CartShop } from './cart-call.ts';
import { cartSettings } from './settings.ts';

/** Marks a line by what is known of its stock. A sold-out one goes where the shop allows neither such lines nor a sync (rule 12.8). */
export function noteStock({ storeView, translator }: CartShop, line: CartLine, known: LineProperties): void {
	const { allowOutOfStockInCart, synchronize } = cartSettings(storeView);
	if (known.isInStock !== false || allowOutOfStockInCart || synchronize) noteLine(line, known);
	else {
		setLineQuantity(line, 0);
		notify({ type: 'error', message: linesMessages.in(translator).get().noLongerSold(line) });
	}
}

/** Skus per request (rule 12.9). */
const SKUS_A_CALL = 15;

async function correctCounted(shop: CartShop): Promise<void> {
	for (const lines of chunksOf($cart.get().lines, SKUS_A_CALL)) {
		const stocks = await shop.api.call(stockList, { query: { skus: lines.map(({ sku }) => sku).join() } });
		for (const line of lines) {
			const stock = stocks.find(({ sku }) => sku === line.sku);
			if (stock) noteStock(shop, line, stockOf(stock, line));
		}
	}
}

/**
 * Asks for the stock of all lines. A bundle is in stock while any size of its parts is; whether the chosen ones are, only the server's
 * sums tell (rule 13.29).
 * @param leftOut finds the lines that those leave out
 * @throws what `api.call` throws
 */
export async function correctStock(shop: CartShop, leftOut: () => readonly CartLine[]): Promise<void> {
	try {
		await correctCounted(shop);
	} finally {
		const bundles = leftOut().filter(({ productType }) => productType === 'bundle');
		for (const line of bundles) noteStock(shop, line, { isInStock: false });
	}
}
