import { useShop } from '@pasaz/kernel/composition/shop';
import type { StoredProduct } from '@pasaz/kernel/domain/stored-product';
import { useEffect, useState } from 'react';
import { type ComparedFeature, comparedFeatures } from './comparison.ts';
import { type Comparison, loadComparison } from './load-comparison.ts';

interface Compared {
	/** As the shop has them now, else as the device kept them. */
	products: readonly StoredProduct[];
	features: ComparedFeature[];
	/** Whether the shop could not be asked. */
	isStale: boolean;
}

const NOTHING: Comparison = { attributes: [], products: new Map() };

/** Compares kept products, with fresh prices, stock and features where the shop can be asked. */
export function useComparison(kept: readonly StoredProduct[]): Compared {
	const { api } = useShop();
	const [comparison, setComparison] = useState(NOTHING);
	const [isStale, setStale] = useState(false);
	const wanted = kept.map(({ sku }) => sku).join();
	useEffect(() => {
		if (kept.length === 0 || kept.every(({ sku }) => comparison.products.has(sku))) return;
		let isWanted = true;
		const ask = async () => {
			try {
				const loaded = await loadComparison(
					api,
					kept.map(({ sku }) => sku),
				);
				if (!isWanted) return;
				setComparison(loaded);
				setStale(false);
			} catch (error) {
				console.warn('Products are compared as the device kept them', error);
				if (isWanted) setStale(true);
			}
		};
		void ask();
		return () => {
			isWanted = false;
		};
	}, [api, wanted]);
	const products = kept.map((product) => comparison.products.get(product.sku) ?? product);
	return { products, features: comparedFeatures(products, comparison.attributes), isStale };
}
