export const SIZES = {
	women: ['XS', 'S', 'M', 'L', 'XL'],
	womenWide: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
	men: ['S', 'M', 'L', 'XL', 'XXL'],
	womenTrousers: ['34', '36', '38', '40', '42', '44'],
	womenTrousersWide: ['34', '36', '38', '40', '42', '44', '46'],
	menTrousers: ['46', '48', '50', '52', '54', '56'],
	toddler: ['98', '104', '110', '116', '122', '128'],
	school: ['110', '116', '122', '128', '134', '140', '146'],
	loose: ['S', 'M', 'L'],
	socks: ['36–38', '39–41', '42–44'],
	socksWomen: ['36–38', '39–41'],
	belt: ['75 cm', '85 cm', '95 cm', '105 cm'],
	one: [],
} as const;

export type SizeScale = keyof typeof SIZES;

/** The size in which lengths are given, where a scale has one. */
export const REFERENCE_SIZE: Partial<Record<SizeScale, string>> = {
	women: 'M',
	womenWide: 'M',
	loose: 'M',
	men: 'L',
	womenTrousers: '38',
	womenTrousersWide: '38',
	menTrousers: '50',
	toddler: '116',
	school: '116',
};

/** Every size that a product can have, in the order in which shops list them. */
export const SIZE_ORDER = [
	...SIZES.womenWide,
	...SIZES.womenTrousersWide,
	...['48', '50', '52', '54', '56'],
	...['98', '104', '110', '116', '122', '128', '134', '140', '146'],
	...SIZES.socks,
	...SIZES.belt,
];

/** `36–38` → `36`, `85 cm` → `85`: the part of a size that a SKU carries. */
export function sizeCode(size: string): string {
	return size.match(/^[A-Z0-9]+/)?.[0] ?? size;
}
