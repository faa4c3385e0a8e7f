import { useShop } from '@pasaz/kernel/composition/shop';
import { type ProductTile, productTile } from '@pasaz/kernel/domain/product-tile';
import { useEffect, useState } from 'react';
import { type ComparedFeature, comparedFeatures } from './comparison.ts';
import { type Comparison, loadComparison } from './load-comparison.ts';

interface Compared {
	/** Current data of the shop, or the stored copies when it could not be loaded. */
	tiles: readonly ProductTile[];
	features: ComparedFeature[];
	isStale: boolean;
}

const NOTHING: Comparison = { attributes: [], products: new Map() };

/** Compares the stored products, with current prices, stock and attributes once they are loaded. */
export function useComparison(kept: readonly ProductTile[]): Compared {
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
	const now = Date.now();
	const products = kept.map(({ sku }) => comparison.products.get(sku));
	const tiles = kept.map((tile, index) => {
		const product = products[index];
		if (product) return productTile(product, now);
		return product === null ? { ...tile, isInStock: false } : tile;
	});
	return { tiles, features: comparedFeatures(products, comparison.attributes), isStale };
}
