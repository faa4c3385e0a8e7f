import type { Product } from '@pasaz/kernel/contract/product';
import { type ProductTile, productTile, TILE, TILE_FIELDS } from '@pasaz/kernel/domain/product-tile';
import { createProjection, type Projection } from './projection.ts';

/** Loaded documents are cached by revision, which changes whenever a price begins or ends. */
const tiles = new WeakMap<Product, ProductTile>();

function tileOf(product: Product): ProductTile {
	const known = tiles.get(product);
	if (known) return known;
	const tile = productTile(product, Date.now());
	tiles.set(product, tile);
	return tile;
}

/** Adds the finished tile where it is asked for, and leaves out the fields that only make one (rule 24.14). */
export function createProductProjection({ include, exclude }: Projection, allowed: readonly string[]) {
	if (!include?.includes(TILE)) return createProjection({ include, exclude }, allowed);
	const others = include.filter((name) => !TILE_FIELDS.includes(name));
	const project = createProjection({ include: ['id', 'sku', ...others], exclude }, allowed);
	return (product: Product) => ({ ...project(product), [TILE]: tileOf(product) });
}
