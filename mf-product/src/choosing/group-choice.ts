import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { tieredPrice } from '@pasaz/kernel/domain/price-tiers';
import { type CandidateTexts, cartCandidate } from '../product/cart-candidate.ts';
import { type Choice, choiceOf, MAX_TO_CHOOSE } from '../product/choice.ts';
import type { GroupPart, Purchasable } from '../product/product-page-data.ts';

/** What the shopper changed of a part; `options` are ids by attribute. */
export interface PartChange {
	options?: Readonly<Record<string, string>>;
	quantity?: number;
}
/** By the part's sku. */
export type GroupChange = Readonly<Record<string, PartChange>>;

export interface ChosenGroupPart {
	product: Purchasable;
	choice: Choice;
	candidate: CartCandidate;
	/** Pieces; 0 leaves the part out. */
	quantity: number;
	max: number;
}

export function partField(sku: string, code: string): string {
	return `part-${sku}-${code}`;
}

function chosenPart(
	product: Purchasable,
	{ options, quantity = 1 }: PartChange,
	texts: CandidateTexts,
): ChosenGroupPart {
	const choice = choiceOf(product, { childSku: undefined, search: new URLSearchParams(options) });
	const candidate = cartCandidate(product, choice, texts);
	const max = candidate.isInStock ? Math.min(MAX_TO_CHOOSE, candidate.stockQty ?? MAX_TO_CHOOSE) : 0;
	return { product, choice, candidate, quantity: Math.min(quantity, max), max };
}

/** The parts that are sold, each as the shopper chose it: one piece unless they said otherwise, none of what is sold out. */
export function chosenParts(
	group: readonly GroupPart[],
	change: GroupChange,
	texts: CandidateTexts,
): ChosenGroupPart[] {
	return group.flatMap(({ product }) => (product ? [chosenPart(product, change[product.sku] ?? {}, texts)] : []));
}

/** What the chosen pieces cost, gross grosze; a part without a size counts with the price of those it may still become. */
export function groupPrice(parts: readonly ChosenGroupPart[]): number {
	return parts.reduce((sum, { product, choice, quantity }) => {
		const { price, tiers } = choice.shown ?? product;
		return sum + tieredPrice(price, tiers, quantity) * quantity;
	}, 0);
}

export function additionsOf(parts: readonly ChosenGroupPart[]): { product: CartCandidate; quantity: number }[] {
	return parts
		.filter(({ quantity }) => quantity > 0)
		.map(({ candidate, quantity }) => ({ product: candidate, quantity }));
}
