import { type StockItem, stockCheck } from '@pasaz/kernel/contract/stock';
import { ApiError, ContractError, NetworkError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';

/** Stock of a product; null when the request fails. */
export async function askStock(api: Api, sku: string): Promise<StockItem | null> {
	try {
		return await api.call(stockCheck, { query: { sku } });
	} catch (error) {
		if (error instanceof NetworkError || error instanceof ApiError || error instanceof ContractError) return null;
		throw error;
	}
}
