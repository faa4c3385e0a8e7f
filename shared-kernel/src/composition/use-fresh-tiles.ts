import { useEffect, useState } from 'react';
import type { ProductTile } from '../domain/product-tile.ts';
import type { Api } from '../network/api.ts';
import { findTiles } from '../network/find-tiles.ts';
import { useShop } from './shop.tsx';

interface FreshTiles {
	tiles: readonly ProductTile[];
	/** The shop could not be asked: the tiles are as the device kept them. */
	isStale: boolean;
}

/** By sku; null for what the shop does not sell any more. */
type Fresh = ReadonlyMap<string, ProductTile | null>;

export async function fetchTiles(api: Api, skus: readonly string[]): Promise<Fresh> {
	const where = { sku: skus, status: [0, 1] };
	const { hits } = await findTiles(api, { where, size: skus.length });
	const tiles = new Map(hits.map((tile) => [tile.sku, tile]));
	return new Map(skus.map((sku) => [sku, tiles.get(sku) ?? null]));
}

/** The kept tiles with what is known of today; what the shop does not sell any more is sold out. */
export function withFresh(kept: readonly ProductTile[], fresh: Fresh): readonly ProductTile[] {
	return kept.map((tile) => {
		const today = fresh.get(tile.sku);
		return today === null ? { ...tile, isInStock: false } : (today ?? tile);
	});
}

const NOTHING: Fresh = new Map();

export function useFreshTiles(kept: readonly ProductTile[]): FreshTiles {
	const { api } = useShop();
	const [fresh, setFresh] = useState(NOTHING);
	const [isStale, setStale] = useState(false);
	const wanted = kept.map(({ sku }) => sku).join();
	useEffect(() => {
		if (wanted === '' || wanted.split(',').every((sku) => fresh.has(sku))) return;
		let isWanted = true;
		fetchTiles(api, wanted.split(',')).then(
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
	return { tiles: withFresh(kept, fresh), isStale };
}
