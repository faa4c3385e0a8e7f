import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useEffect, useState } from 'react';
import type { ProductPageData } from '../product/product-page-data.ts';
import type { Live } from './live-product.ts';

const code = lazyPart(() => import(/* webpackChunkName: "later" */ './watch-live.ts'));

/** The product with the prices and the stock of now, from the shopper's first act on; null before the shop has said them. */
export function useLive(product: ProductPageData): ProductPageData | null {
	const { api } = useShop();
	const [live, setLive] = useState<Live | null>(null);
	const loaded = useLazy(code);
	useEffect(() => loaded?.watchLive(product, api, setLive), [loaded, api, product]);
	return loaded && live && loaded.withLive(product, live);
}
