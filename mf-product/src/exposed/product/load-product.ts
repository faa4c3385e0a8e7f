import type { Api } from '@pasaz/kernel/network/api';
import { loadCrumbs } from '../../details/load-crumbs.ts';
import { loadDetails } from '../../details/load-details.ts';
import { loadGroup } from '../../parts/load-group.ts';
import { loadRelated } from '../../parts/load-related.ts';
import { loadSet } from '../../parts/load-set.ts';
import { type Address, choiceOf } from '../../product/choice.ts';
import { findProduct, type ProductKey } from '../../product/find-product.ts';
import { productCore } from '../../product/product-core.ts';
import type { ProductPageData } from '../../product/product-page-data.ts';
import { loadFirstReviews } from '../../reviews/load-reviews.ts';

interface ProductAddress extends Address, ProductKey {}

export async function loadProduct(api: Api, address: ProductAddress): Promise<ProductPageData> {
	const product = await findProduct(api, address);
	const [crumbs, details, set, group, related, reviews] = await Promise.all([
		loadCrumbs(api, product),
		loadDetails(api, product),
		loadSet(api, product),
		loadGroup(api, product),
		loadRelated(api, product),
		loadFirstReviews(api, product),
	]);
	const core = productCore(product, Date.now());
	const gallery = core.galleries[choiceOf(core, address).shown?.gallery ?? 0];
	const leadImage = gallery?.[0] ?? null;
	return { ...core, crumbs, details, set, ...(group && { group }), related, leadImage, ...(reviews && { reviews }) };
}
