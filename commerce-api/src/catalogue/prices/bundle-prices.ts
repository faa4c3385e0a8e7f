import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { productParts, products } from '../../platform/database/schema/catalog.ts';
import { bundlePrice, type CurrentPrice } from './current-prices.ts';
import type { Storefront } from './storefront.ts';

/** Cents of a store view; `lowest` is the lowest price of the 30 days before, null where it is unknown. */
export interface LocalPrice extends CurrentPrice {
	lowest: number | null;
}

interface Priced extends LocalPrice {
	taxClassId: number;
}

export function localised({ original, final, lowest, taxClassId }: Priced, { localPrice }: Storefront): LocalPrice {
	const local = (gross: number) => localPrice(gross, taxClassId);
	return {
		original: local(original),
		final: local(final),
		lowest: final < original && lowest !== null ? local(lowest) : null,
	};
}

/** The sum of the parts, each rounded, as in the cart; the sum of their lowest prices is the bundle's lowest. */
export async function bundlePrices(
	db: Database,
	ids: number[],
	storefront: Storefront,
): Promise<Map<number, LocalPrice>> {
	const parts = (await readParts(db, ids)).filter(({ status }) => status === 1);
	const prices = new Map(parts.map((part) => [part.partId, localised(part, storefront)]));
	const lowest = new Map([...prices].map(([id, price]) => [id, { ...price, final: lowestOf(price) }]));
	const byBundle = Map.groupBy(parts, ({ parentId }) => parentId);
	return new Map(
		[...byBundle].map(([id, own]) => {
			const sum = bundlePrice(own, lowest).final;
			return [id, { ...bundlePrice(own, prices), lowest: Number.isNaN(sum) ? null : sum }];
		}),
	);
}

/** NaN where the lowest price is unknown, so that every sum with it is unknown too. */
function lowestOf({ original, final, lowest }: LocalPrice): number {
	if (final >= original) return final;
	return lowest ?? Number.NaN;
}

async function readParts(db: Database, ids: number[]) {
	if (ids.length === 0) return [];
	return db
		.select({
			parentId: productParts.parentId,
			partId: productParts.partId,
			optionId: productParts.optionId,
			required: productParts.required,
			isDefault: productParts.isDefault,
			qty: productParts.qty,
			taxClassId: products.taxClassId,
			status: products.status,
			original: products.originalPrice,
			final: products.finalPrice,
			lowest: products.lowestPrice,
		})
		.from(productParts)
		.innerJoin(products, eq(products.id, productParts.partId))
		.where(inArray(productParts.parentId, ids));
}
