import { Fragment } from '@pasaz/kernel/composition/fragment';
import { addRecentlyViewed, startRecentlyViewed } from '@pasaz/kernel/stores/recently-viewed';
import { useEffect, useMemo } from 'react';
import type { ProductPageData } from '../product/product-page-data.ts';
import { CompareButton } from './compare-button.tsx';
import { storedProductOf } from './stored-product-of.ts';

/** What a shopper may do with a product besides buying it. That it was looked at is kept on the device. */
export function ProductTools({ product }: { product: ProductPageData }) {
	const stored = useMemo(() => storedProductOf(product), [product]);
	useEffect(() => {
		startRecentlyViewed();
		addRecentlyViewed(stored);
	}, [stored]);
	return (
		<>
			<Fragment name="mf_account/wishlist-button" props={{ product: stored }} fallback={null} />
			<CompareButton product={stored} />
		</>
	);
}
