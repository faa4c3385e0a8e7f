import type { Showroom } from '@pasaz/kernel/contract/showroom';
import type { Choice } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';

type Sold = Pick<ProductPageData, 'sku' | 'attributes' | 'variants' | 'isInStock'>;

interface ShownVariant {
	sku: string;
	/** Options other than the colour, e.g. `M`; empty for a product without variants. */
	label: string;
	isChosen: boolean;
	/** Whether it can be put in the cart. */
	isInStock: boolean;
}

/** What is asked for: the variants of the shown colour, or the product itself where it has none. */
export function shownVariants(
	{ sku, attributes, variants, isInStock }: Sold,
	{ chosen, shown }: Choice,
): ShownVariant[] {
	const [first, ...others] = attributes;
	if (!first) return [{ sku, label: '', isChosen: true, isInStock }];
	const labelled = others.length > 0 ? others : [first];
	const isShown = (variant: (typeof variants)[number]) =>
		others.length === 0 || variant.options[first.code] === shown?.options[first.code];
	const labelOf = (variant: (typeof variants)[number]) =>
		labelled
			.flatMap(({ code, values }) => values.find(({ id }) => id === variant.options[code])?.label ?? [])
			.join(', ');
	return variants.filter(isShown).map((variant) => ({
		sku: variant.sku,
		label: labelOf(variant),
		isChosen: variant.sku === chosen?.sku,
		isInStock: variant.isInStock,
	}));
}

export interface StockedShowroom {
	showroom: Showroom;
	/** What it has of what is wanted. */
	labels: string[];
	hasChosen: boolean;
	/** It hands over orders, and what is chosen, or something where nothing is, can be ordered. */
	canCollect: boolean;
}

/** The showrooms that have something of it, those with the chosen variant first. */
export function showroomsWith(
	showrooms: readonly Showroom[],
	stock: readonly { slug: string; sku: string; qty: number }[],
	wanted: readonly ShownVariant[],
): StockedShowroom[] {
	const isAnyChosen = wanted.some(({ isChosen }) => isChosen);
	const canBeOrdered = ({ isInStock, isChosen }: ShownVariant) => isInStock && (isChosen || !isAnyChosen);
	const shelves = showrooms.map((showroom) => {
		const skus = new Set(stock.filter(({ slug, qty }) => slug === showroom.slug && qty > 0).map(({ sku }) => sku));
		const there = wanted.filter(({ sku }) => skus.has(sku));
		return {
			showroom,
			labels: there.map(({ label }) => label),
			hasChosen: there.some(({ isChosen }) => isChosen),
			canCollect: showroom.services.includes('collect') && there.some(canBeOrdered),
		};
	});
	return shelves
		.filter(({ labels }) => labels.length > 0)
		.toSorted((a, b) => Number(b.hasChosen) - Number(a.hasChosen));
}
