import type { SourcePrice, SourceProduct, SourceVariant } from '@pasaz/commerce-api/catalog-source';
import { type ColourName, colour } from './colours.ts';
import type { Draft } from './draft.ts';
import { picturesIn } from './garment-pictures.ts';
import { colourAfter } from './grammar.ts';
import { SIZES, sizeCode } from './sizes.ts';
import { stock } from './stock.ts';

function present(...parts: (string | undefined)[]): string[] {
	return parts.filter((part) => part !== undefined);
}

/** All sizes of one colour; a product of one colour is chosen by size alone. */
function variantsIn(draft: Draft, price: SourcePrice, of: ColourName): SourceVariant[] {
	const { design, family } = draft;
	const { label, code } = colour(of);
	const several = design.colours.length > 1;
	const scale: readonly string[] = SIZES[design.sizes ?? family.sizes];
	const sizes = scale.length > 0 ? scale : [undefined];
	const pictures = [...picturesIn(draft, of).keys()];
	const [named, coded] = several ? [colourAfter(design.name, of), code] : [];
	return sizes.map((size) => {
		const sku = present(draft.sku, coded, size && sizeCode(size)).join('-');
		return {
			sku,
			name: present(design.name, named, size).join(', '),
			price,
			stock: stock(draft, sku, size),
			options: { ...(several ? { color: label } : {}), ...(size ? { size } : {}) },
			pictures,
			enabled: true,
		};
	});
}

/** Nothing for a product of one colour and one size. */
export function garmentVariants(
	draft: Draft,
	price: SourcePrice,
): Pick<SourceProduct, 'variantAttributes' | 'variants'> {
	const { design, family } = draft;
	const sized = SIZES[design.sizes ?? family.sizes].length > 0;
	const variantAttributes = present(design.colours.length > 1 ? 'color' : undefined, sized ? 'size' : undefined);
	if (variantAttributes.length === 0) return {};
	return { variantAttributes, variants: design.colours.flatMap((of) => variantsIn(draft, price, of)) };
}
