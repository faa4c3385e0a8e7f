import { ALL_GROUPS, type PriceTier, type TierPrice } from '@pasaz/kernel/contract/tier-price';
import { toAmount } from '@pasaz/kernel/domain/money';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/large-lists.ts';
import { products, tierPrices } from '../../platform/database/schema/catalog.ts';
import type { Storefront } from './storefront.ts';

/** A tier in gross cents of a store view. */
export interface LocalTier extends PriceTier {
	groupId: number;
}

/** By product id. */
type Tiers = ReadonlyMap<number, readonly LocalTier[]>;

const NO_TIERS: Tiers = new Map();

/**
 * Tier prices of products in a store view, none where it has them switched off (rule 5.11).
 * @param groups customer groups whose tiers apply besides those for everybody
 */
export async function readTiers(
	db: Database,
	{ ids, groups = [] }: { ids: number[]; groups?: number[] },
	{ view, localPrice }: Storefront,
): Promise<Tiers> {
	if (!view.prices.tiers || ids.length === 0) return NO_TIERS;
	const { productId, groupId, qty, price } = tierPrices;
	const rows = await db
		.select({ productId, groupId, qty, price, taxClassId: products.taxClassId })
		.from(tierPrices)
		.innerJoin(products, eq(products.id, productId))
		.where(and(isAmong(productId, ids), inArray(groupId, [ALL_GROUPS, ...groups])))
		.orderBy(asc(qty), asc(groupId));
	const local = rows.map(({ price: gross, taxClassId, ...row }) => ({ ...row, price: localPrice(gross, taxClassId) }));
	return Map.groupBy(local, (tier) => tier.productId);
}

export function tierFields(tiers: readonly LocalTier[] | undefined): { tier_prices?: TierPrice[] } {
	if (!tiers?.length) return {};
	return {
		tier_prices: tiers.map(({ groupId, qty, price }) => ({ customer_group_id: groupId, qty, value: toAmount(price) })),
	};
}
