import { toGrosze } from './money.ts';

/** A price from a quantity on, for a group of customers; `value` in decimal currency units, as the catalogue answers it. */
export interface TierPrice {
	qty: number;
	value: number;
	customer_group_id: number;
}

/** The platform's id for "every group". */
const ALL_GROUPS = 32_000;
/** The platform's id for shoppers who are not logged in. */
const GUESTS = 0;

export interface TierBuyer {
	/** The logged-in shopper's group. */
	groupId?: number | null;
	/** Pieces. */
	qty: number;
}

/**
 * What one piece costs a buyer: the lowest tier of the group that the quantity reaches, where it is below the price
 * (rule 5.11: only while the shop uses price tiers).
 * @param price grosze
 */
export function tierPrice(price: number, tiers: readonly TierPrice[], { groupId, qty }: TierBuyer): number {
	const groups = [groupId ?? GUESTS, ALL_GROUPS];
	const reached = tiers.filter((tier) => groups.includes(tier.customer_group_id) && tier.qty <= qty && tier.value >= 0);
	return Math.min(price, ...reached.map(({ value }) => toGrosze(value)));
}
