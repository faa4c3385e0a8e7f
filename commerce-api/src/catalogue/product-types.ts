import type { Product } from '@pasaz/kernel/contract/product';
import type { ProductType } from '@pasaz/kernel/contract/product-type';
import { toGrosze } from '@pasaz/kernel/domain/money';

export function isMadeOfOthers(type: ProductType): boolean {
	return type === 'configurable' || type === 'grouped' || type === 'bundle';
}

/** Products that are not shipped and never run out. */
export function isVirtualType(type: string): boolean {
	return type === 'virtual' || type === 'downloadable';
}

/** Price of one piece without a reduction, in gross grosze. */
export function originalOf(product: Pick<Product, 'price_incl_tax' | 'original_price_incl_tax'>): number {
	return toGrosze(product.original_price_incl_tax || product.price_incl_tax);
}

/** Current price of one piece, in gross grosze. */
export function priceOf(product: Pick<Product, 'price_incl_tax'>): number {
	return toGrosze(product.price_incl_tax);
}
