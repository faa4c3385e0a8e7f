import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { type StockItem, stockCheck } from '@pasaz/kernel/contract/stock';
import { removeLine, updateLine } from '@pasaz/kernel/domain/cart';
import { ApiError, ContractError, NetworkError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/platform/api';
import { updateLines } from '@pasaz/kernel/stores/cart';
import { CART_RULES } from '../cart-rules.ts';
import { afterStockAnswer } from './stock-answer.ts';

/** The server's stock of a product, or null when it cannot be told now. */
export async function askStock(api: Api, sku: string): Promise<StockItem | null> {
	try {
		return await api.call(stockCheck, { query: { sku } });
	} catch (error) {
		if (error instanceof NetworkError || error instanceof ApiError || error instanceof ContractError) return null;
		throw error;
	}
}

/** Corrects a line by what the server knows about its stock. */
export async function correctStock(api: Api, line: CartLine): Promise<void> {
	const stock = await askStock(api, line.sku);
	if (!stock) return;
	const next = afterStockAnswer(stock, CART_RULES);
	updateLines((lines) => (next.do === 'remove' ? removeLine(lines, line) : updateLine(lines, line, next.properties)));
}
