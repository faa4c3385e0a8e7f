import type { Api } from '@pasaz/kernel/network/api';
import { findProduct } from '../product/find-product.ts';
import { productCore } from '../product/product-core.ts';
import type { Purchasable } from '../product/product-page-data.ts';

/**
 * A product of which a variant is all that is to be chosen; null for sets and for what the shopper adds words to.
 * @throws what `findProduct` throws
 */
export async function loadQuickBuy(api: Api, sku: string): Promise<Purchasable | null> {
	const core = productCore(await findProduct(api, { sku }), Date.now());
	const isWhole = core.type !== 'bundle' && core.type !== 'grouped' && !core.customOptions;
	return isWhole ? core : null;
}
