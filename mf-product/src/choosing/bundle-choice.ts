import type { BundleItemOption } from '@pasaz/kernel/contract/product-option';
import { type Choice, choiceOf, MAX_TO_CHOOSE } from '../product/choice.ts';
import type { Purchasable, SetOption, SetPart, SetSelection } from '../product/product-page-data.ts';

export interface ChosenOption {
	/** By the garment's sku: ids of its options by attribute. */
	garments: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Pieces, where the shopper has said how many. */
	quantity?: number;
}
/** By the option's id. */
export type ChosenParts = Readonly<Record<number, ChosenOption>>;

interface SoldPart extends SetPart {
	product: Purchasable;
}

export interface ChosenPart {
	part: SoldPart;
	/** Ids of options by attribute, as the shopper chose them. */
	options: Readonly<Record<string, string>>;
	choice: Choice;
	/** What the bundle names, once it is known which; its price and its stock. */
	selection: SetSelection | undefined;
	piece: Pick<Purchasable, 'price' | 'regularPrice' | 'lowest30Days' | 'stockQty' | 'isInStock'>;
	/** Pieces. */
	quantity: number;
	canChange: boolean;
	max: number;
}

export function soldParts({ parts }: SetOption): SoldPart[] {
	return parts.flatMap(({ product, ...part }) => (product ? [{ ...part, product }] : []));
}

/** The colour of the merchant's default, as a garment's own page begins with one; a size is the shopper's to choose. */
function openingOptions({ product: { attributes, variants }, selections }: SoldPart): Record<string, string> {
	const variant = variants.find(({ sku }) => selections.some((one) => one.isDefault && one.sku === sku));
	const [first] = attributes;
	const option = first?.values.find(({ id, swatch }) => swatch && id === variant?.options[first.code]);
	return first && option && variant?.isInStock ? { [first.code]: String(option.id) } : {};
}

function openingGarments(option: SetOption): SoldPart[] {
	const { required, several } = option.choice;
	// nobody pays for an extra that was chosen for them (Directive 2011/83/EU art. 22)
	if (!required) return [];
	const sold = soldParts(option);
	const defaults = sold.filter(
		({ product, selections }) => product.isInStock && selections.some(({ isDefault }) => isDefault),
	);
	if (defaults.length > 0) return several ? defaults : defaults.slice(0, 1);
	return sold.length === 1 ? sold.filter(({ product }) => product.isInStock) : [];
}

/** What a page begins with: the merchant's defaults, else a garment that is the only one of what is needed. */
export function openingParts(set: readonly SetOption[]): ChosenParts {
	const entries = set.flatMap((option) => {
		const garments = openingGarments(option).map((part) => [part.sku, openingOptions(part)] as const);
		return garments.length > 0 ? [[option.choice.id, { garments: Object.fromEntries(garments) }] as const] : [];
	});
	return Object.fromEntries(entries);
}

export function partsOf(set: readonly SetOption[], chosen: readonly BundleItemOption[]): ChosenParts {
	const entries = chosen.flatMap(({ option_id, option_qty, option_selections }) => {
		const option = set.find(({ choice }) => choice.id === option_id);
		const garments = option?.parts.flatMap(({ sku, product, selections }) => {
			const selection = selections.find(({ id }) => option_selections.includes(id));
			const variant = product?.variants.find((one) => one.sku === selection?.sku);
			const options = Object.entries(variant?.options ?? {}).map(([code, id]) => [code, String(id)] as const);
			return selection ? [[sku, Object.fromEntries(options)] as const] : [];
		});
		return garments ? [[option_id, { garments: Object.fromEntries(garments), quantity: option_qty }] as const] : [];
	});
	return Object.fromEntries(entries);
}

export function bundleField(id: number, ...of: string[]): string {
	return ['bundle', id, ...of].join('-');
}

function chosenPart(part: SoldPart, option: SetOption, { garments, quantity }: ChosenOption): ChosenPart {
	const { product, selections } = part;
	const options = garments[part.sku] ?? {};
	const choice = choiceOf(product, { childSku: undefined, search: new URLSearchParams(options) });
	const piece = choice.chosen ?? product;
	const { price, regularPrice, lowest30Days } = choice.chosen ?? choice.shown ?? product;
	const selection = selections.find(({ sku }) => sku === piece.sku);
	const canChange = !option.choice.several && selections.some((one) => one.canChange);
	const own = selection ?? selections[0];
	return {
		...{ part, options, choice, selection, canChange },
		piece: { ...piece, price, regularPrice, lowest30Days },
		quantity: (canChange ? quantity : undefined) ?? own?.qty ?? 1,
		max: Math.min(MAX_TO_CHOOSE, piece.stockQty ?? MAX_TO_CHOOSE),
	};
}

export function chosenOf(option: SetOption, chosen: ChosenParts): ChosenPart[] {
	const own = chosen[option.choice.id];
	if (!own) return [];
	return soldParts(option)
		.filter(({ sku }) => own.garments[sku])
		.map((part) => chosenPart(part, option, own));
}
