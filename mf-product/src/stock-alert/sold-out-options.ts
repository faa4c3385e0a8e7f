import type { Choice } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';

/** What a shopper may wait for. */
export interface Awaited {
	/** Of the variant, or of a product without any. */
	id: number;
	/** `Rudy, M`; empty for a product without variants. */
	label: string;
}

/** What is sold out: the chosen variant, else all that are, those like the one on the page first, e.g. of its colour. */
export function awaitedOf(product: ProductPageData, { chosen, shown }: Choice): Awaited[] {
	const { attributes, variants, isInStock, id } = product;
	if (attributes.length === 0) return isInStock || product.set.length > 0 ? [] : [{ id, label: '' }];
	const [first] = attributes;
	const isAlike = (variant: (typeof variants)[number]) =>
		first !== undefined && variant.options[first.code] === shown?.options[first.code];
	const soldOut = chosen && !chosen.isInStock ? [chosen] : variants.filter((one) => !one.isInStock);
	return soldOut
		.toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)))
		.map((variant) => ({
			id: variant.id,
			label: attributes
				.flatMap(({ code, values }) => values.find((value) => value.id === variant.options[code])?.label ?? [])
				.join(', '),
		}));
}
