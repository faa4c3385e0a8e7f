/** What the catalogue says of a variant that matters for choosing it. `color` and `size` are option ids. */
export interface VariantSource {
	status: number;
	color?: number | null | undefined;
	size?: number | null | undefined;
	stock?: { is_in_stock: boolean } | undefined;
	custom_attributes?:
		| readonly { attribute_code: string; value: string | number | readonly (string | number)[] }[]
		| undefined;
}

/** Attribute code to option id. */
export type Selection = Readonly<Record<string, number>>;

export interface Variant {
	sku: string;
	options: Selection;
	/** Gross grosze. */
	price: number;
	isInStock: boolean;
}

/** Sold out, or of a status of 2 or more, is not available. */
export function isAvailable(child: VariantSource): boolean {
	return child.status < 2 && child.stock?.is_in_stock !== false;
}

function optionOf(child: VariantSource, code: string): number | null {
	if (code === 'color' && child.color != null) return child.color;
	if (code === 'size' && child.size != null) return child.size;
	const value = child.custom_attributes?.find(({ attribute_code }) => attribute_code === code)?.value;
	return value === undefined || typeof value === 'object' ? null : Number(value);
}

/** A variant's options for the attributes that tell variants apart. */
export function variantOptions(child: VariantSource, codes: readonly string[]): Selection {
	const options: Record<string, number> = {};
	for (const code of codes) {
		const option = optionOf(child, code);
		if (option !== null) options[code] = option;
	}
	return options;
}

export interface VariantWish {
	sku?: string | undefined;
	selection: Selection;
	/** Whether the first available variant may stand in when nothing matches. */
	fallback?: boolean;
	/** Whether what is sold out may be chosen too: a shop that lists it. */
	soldOutToo?: boolean;
}

function matchCount(variant: Variant, selection: Selection): number {
	return Object.entries(selection).filter(([code, option]) => variant.options[code] === option && code !== 'price')
		.length;
}

/**
 * The variant for a choice (rule 4.12): the wanted sku, else the available one with the most of the selected
 * options, the cheaper one of equals; null when there is none. Variants of a status of 2 or more are not to be given at all.
 */
export function chooseVariant<V extends Variant>(variants: readonly V[], wanted: VariantWish): V | null {
	const exact = variants.find(({ sku }) => sku === wanted.sku);
	if (exact) return exact;
	const available = variants.filter(({ isInStock }) => isInStock || wanted.soldOutToo);
	const [best] = available
		.map((variant) => ({ variant, score: matchCount(variant, wanted.selection) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || a.variant.price - b.variant.price);
	return best?.variant ?? (wanted.fallback ? available[0] : null) ?? null;
}

/** The variant that has every selected option, in stock or not: what the shopper asks for, never a near miss. */
export function exactVariant<V extends Variant>(
	variants: readonly V[],
	codes: readonly string[],
	selection: Selection,
): V | null {
	const fitting = variants.filter(({ options }) =>
		codes.every((code) => options[code] !== undefined && options[code] === selection[code]),
	);
	return fitting.find(({ isInStock }) => isInStock) ?? fitting[0] ?? null;
}

/** Whether an option can still be had together with what is selected in the other attributes. */
export function isPossible(
	variants: readonly Variant[],
	option: { code: string; value: number },
	selection: Selection,
): boolean {
	const wanted = Object.entries({ ...selection, [option.code]: option.value });
	return variants.some(
		({ isInStock, options }) => isInStock && wanted.every(([code, value]) => options[code] === value),
	);
}
