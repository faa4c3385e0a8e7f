import type { Product } from '@pasaz/kernel/contract/product';
import type { ProductType } from '@pasaz/kernel/contract/product-type';
import { toGrosze } from '@pasaz/kernel/domain/money';

/** Products whose price and availability follow from their parts. */
export function isMadeOfOthers(type: ProductType): boolean {
	return type === 'configurable' || type === 'grouped' || type === 'bundle';
}

/** Products of which nothing is shipped and the stock never runs out. */
export function isVirtualType(type: ProductType): boolean {
	return type === 'virtual' || type === 'downloadable';
}

/** What one piece costs now, in gross grosze. */
export function priceOf(product: Pick<Product, 'price_incl_tax'>): number {
	return toGrosze(product.price_incl_tax);
}
