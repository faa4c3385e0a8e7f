import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { type StockItem, stockCheck, stockList } from '@pasaz/kernel/contract/stock';
import { ApiError, ContractError, NetworkError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { $cart, noteLine } from '@pasaz/kernel/stores/cart';
import { chunksOf, stockOf } from './stock-answer.ts';

/** Stock of a product; null when the request fails. */
export async function askStock(api: Api, sku: string): Promise<StockItem | null> {
	try {
		return await api.call(stockCheck, { query: { sku } });
	} catch (error) {
		if (error instanceof NetworkError || error instanceof ApiError || error instanceof ContractError) return null;
		throw error;
	}
}

function apply(line: CartLine, stock: StockItem) {
	noteLine(line, stockOf(stock));
}

/** Skus per request (rule 12.9). */
const SKUS_A_CALL = 15;

/** @throws what `api.call` throws */
export async function correctAllStock(api: Api): Promise<void> {
	for (const lines of chunksOf($cart.get().lines, SKUS_A_CALL)) {
		const stocks = await api.call(stockList, { query: { skus: lines.map(({ sku }) => sku).join() } });
		for (const line of lines) {
			const stock = stocks.find(({ sku }) => sku === line.sku);
			if (stock) apply(line, stock);
		}
	}
}
