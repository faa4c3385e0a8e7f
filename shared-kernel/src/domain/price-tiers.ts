import type { PriceTier } from '../contract/tier-price.ts';

/** What one of `qty` pieces costs: the lowest of its price alone and of the tiers that are reached (rule 5.11). */
export function tieredPrice(alone: number, tiers: readonly PriceTier[] | undefined, qty: number): number {
	return Math.min(alone, ...(tiers ?? []).filter((tier) => tier.qty <= qty).map(({ price }) => price));
}

/** The tiers by which more pieces cost less each, from few pieces to many: what is worth telling a shopper. */
export function tiersBelow(alone: number, tiers: readonly PriceTier[] | undefined): PriceTier[] {
	const rising = (tiers ?? []).toSorted((a, b) => a.qty - b.qty || a.price - b.price);
	return rising.filter((tier, index) => {
		const before = rising.slice(0, index).map(({ price }) => price);
		return tier.qty > 1 && tier.price < Math.min(alone, ...before);
	});
}
