import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { type StoredProduct, storedProduct } from '@pasaz/kernel/domain/stored-product';
import type { Api } from '@pasaz/kernel/network/api';

/** The product with all its attributes, which its page does not hold; what the page holds where they cannot be had. */
export async function completeProduct(api: Api, known: StoredProduct): Promise<StoredProduct> {
	try {
		const { hits } = await api.call(catalogSearch, {
			body: {
				type: 'product',
				searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: known.sku } }] },
				size: 1,
				sourceExclude: ['description', 'short_description', 'tier_prices'],
			},
		});
		return hits[0] ? storedProduct(Product.parse(hits[0])) : known;
	} catch (error) {
		console.warn('A product is compared without its attributes', error);
		return known;
	}
}
