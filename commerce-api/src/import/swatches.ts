import type { SourceAttribute } from '../catalogue/source/catalog-source.ts';

const HEX: Record<string, string> = {
	black: '#1b1b1b',
	white: '#ffffff',
	gray: '#8c8c8c',
	grey: '#8c8c8c',
	silver: '#c0c0c0',
	charcoal: '#36454f',
	red: '#c8252c',
	burgundy: '#800020',
	maroon: '#7b1e2b',
	pink: '#f2a1b8',
	coral: '#ff7f50',
	orange: '#eb6a1e',
	yellow: '#f4c93b',
	gold: '#c9a227',
	beige: '#e3d5bd',
	ivory: '#fffff0',
	cream: '#f6efdc',
	khaki: '#b5a27a',
	brown: '#6f4a2f',
	tan: '#c49a6c',
	olive: '#6b6b2a',
	green: '#3a7d44',
	mint: '#a8dcc0',
	teal: '#1f7a7a',
	turquoise: '#40bfc1',
	blue: '#2f5fb3',
	navy: '#1d2a4d',
	purple: '#6b3fa0',
	violet: '#7f4fb5',
	lavender: '#b9a5d9',
};

export function toOption(code: string, label: string): SourceAttribute['options'][number] {
	const swatch = code === 'color' ? swatchOf(label) : undefined;
	return { label, ...(swatch && { swatch }) };
}

/** The colour of an English colour name; the last known word counts (`Dark Navy` is navy). */
function swatchOf(name: string): string | undefined {
	const words = name.toLowerCase().split(/[^a-z]+/);
	const known = words.findLast((word) => Object.hasOwn(HEX, word));
	return known && HEX[known];
}
