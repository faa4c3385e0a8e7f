import { isNull } from 'drizzle-orm';
import { hasOwnCatalog } from '../catalogue/catalog-state.ts';
import type { CatalogSource } from '../catalogue/source/catalog-source.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { ImportError } from './import-error.ts';

/** Share of the shop's products that an import may leave out unasked. */
const MAX_PERCENT = 30;

export interface ShrinkOptions {
	/** Lets an import leave out any number of the shop's products. */
	mayShrink: boolean;
}

/**
 * Counts the shop's products, without variants, that an import leaves out: none where the shop has only a label's, which make room for
 * the merchant's own. The caller has locked the catalogue.
 * @throws ImportError where they are more than 30 %, as after a file that was cut off between two lines
 */
export async function countDropped(
	tx: Database,
	{ products: given, mayShrink }: Pick<CatalogSource, 'products'> & ShrinkOptions,
): Promise<number> {
	if (!(await hasOwnCatalog(tx))) return 0;
	const skus = new Set(given.flatMap(({ sku, variants = [] }) => [sku, ...variants.map((variant) => variant.sku)]));
	const known = await tx.select({ sku: products.sku }).from(products).where(isNull(products.parentId));
	const dropped = known.filter(({ sku }) => !skus.has(sku)).length;
	if (mayShrink || dropped * 100 <= known.length * MAX_PERCENT) return dropped;
	throw new ImportError(
		`The import would leave out ${dropped} of the shop’s ${known.length} products. More than ${MAX_PERCENT} % is refused, because the file may be cut off; --shrink allows it.`,
	);
}
