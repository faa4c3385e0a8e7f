import { exactVariant, isPossible, nearestVariant, type Selection } from '@pasaz/kernel/domain/variant';
import type { PageVariant, ProductPageData, VariantAttribute } from './product-page-data.ts';

type Choosable = Pick<ProductPageData, 'attributes' | 'variants' | 'galleries'>;

export interface Address {
	childSku: string | undefined;
	search: URLSearchParams;
}

export interface Choice {
	selection: Selection;
	/** The variant whose price and pictures are shown. */
	shown: PageVariant | null;
	/** The variant to buy, once every attribute is selected. */
	chosen: PageVariant | null;
	missing: VariantAttribute[];
}

/** A longer list of quantities is harder to choose from; the cart takes more. */
export const MAX_TO_CHOOSE = 10;

function selectedIn(attributes: readonly VariantAttribute[], search: URLSearchParams): Selection {
	const entries = attributes.flatMap(({ code, values }) => {
		const value = values.find(({ id }) => String(id) === search.get(code));
		return value ? [[code, value.id] as const] : [];
	});
	return Object.fromEntries(entries);
}

function onlyOptions(attributes: readonly VariantAttribute[]): Selection {
	const single = attributes.filter(({ values }) => values.length === 1);
	return Object.fromEntries(single.flatMap(({ code, values }) => values.map(({ id }) => [code, id] as const)));
}

/** The colour shown first: that of the product's first picture, if it is in stock. */
function openingOption({ attributes, variants, galleries }: Choosable): Selection {
	const [first] = attributes;
	const cover = galleries[0]?.[0];
	const inStock = variants.filter(({ isInStock }) => isInStock);
	const variant = inStock.find(({ gallery }) => galleries[gallery]?.[0] === cover) ?? inStock[0] ?? variants[0];
	const option = first && variant?.options[first.code];
	return first && option !== undefined && first.values.some(({ swatch }) => swatch) ? { [first.code]: option } : {};
}

/** Keeps the chosen colour when nothing is in stock. */
function soldOut(variants: readonly PageVariant[], selection: Selection): PageVariant | null {
	const [code] = Object.keys(selection);
	const alike = variants.find(({ options }) => code !== undefined && options[code] === selection[code]);
	return alike ?? variants[0] ?? null;
}

/** Reads the choice from the address: fields named after attributes, else the sku of a variant, else the opening colour. */
export function choiceOf(product: Choosable, { childSku, search }: Address): Choice {
	const { attributes, variants } = product;
	const wanted = variants.find(({ sku }) => sku === (search.get('childSku') ?? childSku));
	const opening = wanted ? wanted.options : openingOption(product);
	const selection = { ...onlyOptions(attributes), ...opening, ...selectedIn(attributes, search) };
	const codes = attributes.map(({ code }) => code);
	const chosen = codes.length > 0 ? exactVariant(variants, codes, selection) : null;
	return {
		selection,
		chosen,
		shown: chosen ?? nearestVariant(variants, selection) ?? soldOut(variants, selection),
		missing: attributes.filter(({ code }) => selection[code] === undefined),
	};
}

/** An option is offered when it is in stock together with the options chosen in earlier attributes. */
export function isOffered(product: Choosable, option: { code: string; value: number }, selection: Selection): boolean {
	const index = product.attributes.findIndex(({ code }) => code === option.code);
	const before = product.attributes.slice(0, index).map(({ code }) => code);
	const given = Object.entries(selection).filter(([code]) => before.includes(code));
	return isPossible(product.variants, option, Object.fromEntries(given));
}
