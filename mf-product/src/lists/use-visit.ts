import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useEffect } from 'react';
import type { ProductPageData } from '../product/product-page-data.ts';

const visits = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './store-visit.ts')).storeVisit);

/** Stores the visit as soon as the code for it is here, although the shopper may have gone on to another page by then. */
export function useVisit(product: ProductPageData): void {
	useLazy(visits);
	useEffect(() => {
		const storeVisit = visits.$loaded.get();
		if (storeVisit) {
			storeVisit(product);
			return;
		}
		const stop = visits.$loaded.listen((loaded) => {
			stop();
			loaded?.(product);
		});
	}, [product]);
}
