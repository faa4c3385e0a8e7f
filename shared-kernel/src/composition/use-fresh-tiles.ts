import { useEffect, useState } from 'react';
import { type ProductTile, productTile, TILE_FIELDS, TileSource } from '../domain/product-tile.ts';
import type { Api } from '../network/api.ts';
import { findMany } from '../network/find.ts';
import { useShop } from './shop.ts';

interface FreshTiles {
	/** With the prices and the stock of now, once they are here. */
	tiles: readonly ProductTile[];
	/** The shop could not be asked: the tiles are as the device kept them. */
	isStale: boolean;
}

async function loadTiles(api: Api, skus: readonly string[]): Promise<ReadonlyMap<string, ProductTile>> {
	const where = { sku: skus, status: [0, 1] };
	const found = await findMany(api, 'product', TileSource, { where, size: skus.length, fields: TILE_FIELDS });
	return new Map(found.map((product) => [product.sku, productTile(product, Date.now())]));
}

/** Tiles that the device kept, as the shop has them today; what it does not sell any more is sold out. */
export function useFreshTiles(kept: readonly ProductTile[]): FreshTiles {
	const { api } = useShop();
	const [fresh, setFresh] = useState<ReadonlyMap<string, ProductTile> | null>(null);
	const [isStale, setStale] = useState(false);
	const wanted = kept.map(({ sku }) => sku).join();
	useEffect(() => {
		if (wanted === '' || wanted.split(',').every((sku) => fresh?.has(sku))) return;
		let isWanted = true;
		loadTiles(api, wanted.split(',')).then(
			(loaded) => {
				if (!isWanted) return;
				setFresh(loaded);
				setStale(false);
			},
			(error: unknown) => {
				console.warn('Products are shown as the device kept them', error);
				if (isWanted) setStale(true);
			},
		);
		return () => {
			isWanted = false;
		};
	}, [api, wanted]);
	const tiles = kept.map((tile) => (fresh ? (fresh.get(tile.sku) ?? { ...tile, isInStock: false }) : tile));
	return { tiles, isStale };
}
