import type { Choice } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';

export interface SoldOutOption {
	/** Product id of the variant, or of a product without variants. */
	id: number;
	/** `Rudy, M`; empty for a product without variants. */
	label: string;
}

/** The chosen variant if it is sold out, else all sold-out variants, those of the shown colour first. */
export function soldOutOptions(product: ProductPageData, { chosen, shown }: Choice): SoldOutOption[] {
	const { attributes, variants, isInStock, id } = product;
	if (attributes.length === 0) return isInStock || product.set.length > 0 || product.group ? [] : [{ id, label: '' }];
	const [first] = attributes;
	const isShownColour = (variant: (typeof variants)[number]) =>
		first !== undefined && variant.options[first.code] === shown?.options[first.code];
	const soldOut = chosen && !chosen.isInStock ? [chosen] : variants.filter((one) => !one.isInStock);
	return soldOut
		.toSorted((a, b) => Number(isShownColour(b)) - Number(isShownColour(a)))
		.map((variant) => ({
			id: variant.id,
			label: attributes
				.flatMap(({ code, values }) => values.find((value) => value.id === variant.options[code])?.label ?? [])
				.join(', '),
		}));
}
