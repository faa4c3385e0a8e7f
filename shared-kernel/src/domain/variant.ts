/** The catalogue's facts that matter for choosing a variant. `color` and `size` are option ids. */
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

/** Sold-out variants, and those with a status of 2 or more, are not available. */
export function isAvailable(child: VariantSource): boolean {
	return child.status < 2 && child.stock?.is_in_stock !== false;
}

function optionOf(child: VariantSource, code: string): number | null {
	if (code === 'color' && child.color != null) return child.color;
	if (code === 'size' && child.size != null) return child.size;
	const value = child.custom_attributes?.find(({ attribute_code }) => attribute_code === code)?.value;
	return value === undefined || typeof value === 'object' ? null : Number(value);
}

export function variantOptions(child: VariantSource, codes: readonly string[]): Selection {
	const options: Record<string, number> = {};
	for (const code of codes) {
		const option = optionOf(child, code);
		if (option !== null) options[code] = option;
	}
	return options;
}

function matchCount(variant: Variant, selection: Selection): number {
	return Object.entries(selection).filter(([code, option]) => variant.options[code] === option && code !== 'price')
		.length;
}

/**
 * Chooses the available variant with most of the selected options, the cheaper one of equals (rule 4.12); the first available one
 * if none matches (rule 4.13). Do not pass variants with a status of 2 or more.
 */
export function nearestVariant<V extends Variant>(variants: readonly V[], selection: Selection): V | null {
	const available = variants.filter(({ isInStock }) => isInStock);
	const [best] = available
		.map((variant) => ({ variant, score: matchCount(variant, selection) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || a.variant.price - b.variant.price);
	return best?.variant ?? available[0] ?? null;
}

/** Finds the variant with every selected option, preferably in stock; it never returns a near miss. */
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

/** Whether a variant in stock has this option together with those selected for the other attributes. */
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
