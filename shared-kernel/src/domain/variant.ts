/** What choosing needs to know of a variant; `price_incl_tax` in decimal units. */
export interface VariantSource {
	sku: string;
	status: number;
	price_incl_tax: number;
	color?: number | null | undefined;
	size?: number | null | undefined;
	stock?: { is_in_stock: boolean } | undefined;
	custom_attributes?:
		| readonly { attribute_code: string; value: string | number | readonly (string | number)[] }[]
		| undefined;
}

/** Attribute code to option id. */
export type Selection = Readonly<Record<string, number>>;

/** English key of the catalogue of messages (first document, section 8). */
export const NO_VARIANTS = 'No available product variants';

/** A variant's option id for an attribute; null where it has none. */
export function optionOf(child: VariantSource, code: string): number | null {
	if (code === 'color' && child.color != null) return child.color;
	if (code === 'size' && child.size != null) return child.size;
	const value = child.custom_attributes?.find(({ attribute_code }) => attribute_code === code)?.value;
	return value === undefined || typeof value === 'object' ? null : Number(value);
}

/** Sold out, or of a status of 2 or more, is not available. */
export function isAvailable(child: VariantSource): boolean {
	return child.status < 2 && child.stock?.is_in_stock !== false;
}

function matches(child: VariantSource, selection: Selection): number {
	return Object.entries(selection).filter(([code, option]) => code !== 'price' && optionOf(child, code) === option)
		.length;
}

export interface Wanted {
	sku?: string | undefined;
	selection: Selection;
	/** Whether the first available variant may stand in when nothing matches. */
	fallback?: boolean;
}

/**
 * The variant for a choice (first document, section 5): the wanted sku, else the available one with the most of the selected
 * options, the cheaper one of equals; null when there is none.
 */
export function chooseVariant<Child extends VariantSource>(children: readonly Child[], wanted: Wanted): Child | null {
	const exact = children.find(({ sku }) => sku === wanted.sku);
	if (exact) return exact;
	const ranked = children
		.filter(isAvailable)
		.map((child) => ({ child, score: matches(child, wanted.selection) }))
		.sort((a, b) => b.score - a.score || a.child.price_incl_tax - b.child.price_incl_tax);
	const best = ranked[0];
	return best && (best.score > 0 || wanted.fallback) ? best.child : null;
}

/** The variant that has every selected option, available or not: what the shopper would get, never a near miss. */
export function exactVariant<Child extends VariantSource>(
	children: readonly Child[],
	codes: readonly string[],
	selection: Selection,
): Child | null {
	const fits = (child: Child) => codes.every((code) => optionOf(child, code) === selection[code]);
	const fitting = children.filter((child) => child.status < 2 && fits(child));
	return fitting.find(isAvailable) ?? fitting[0] ?? null;
}

/** Whether an option can still be had together with what is selected in the other attributes. */
export function isPossible(
	children: readonly VariantSource[],
	option: { code: string; value: number },
	selection: Selection,
): boolean {
	const wanted = Object.entries({ ...selection, [option.code]: option.value });
	return children.some(
		(child) => isAvailable(child) && wanted.every(([code, value]) => optionOf(child, code) === value),
	);
}
