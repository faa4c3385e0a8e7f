import { join } from 'node:path';
import type { CatalogSource } from '@pasaz/commerce-api/catalog-source';
import { readShowrooms } from '@pasaz/commerce-api/read-showrooms';
import type { SourceShelf, SourceShowroom } from '@pasaz/commerce-api/write-showrooms';
import { roll, rollInt } from './random.ts';

/** A showroom has about half of the collection. */
const SHARE = 0.5;

/** Where the label's clothes can be tried on. */
export const SHOWROOMS: SourceShowroom[] = readShowrooms(join(import.meta.dirname, '../showrooms.csv'));

/** A few pieces of everything that has sizes. */
export function shelves({ products }: Pick<CatalogSource, 'products'>): SourceShelf[] {
	const slugs = SHOWROOMS.map(({ document }) => document.slug);
	return products.flatMap(({ sku, variants = [] }) =>
		slugs
			.filter((showroom) => roll(`has ${showroom} ${sku}`) < SHARE)
			.flatMap((showroom) =>
				variants.map((variant) => ({
					showroom,
					sku: variant.sku,
					qty: Math.max(0, rollInt(`shelf ${showroom} ${variant.sku}`, -1, 4)),
				})),
			),
	);
}
