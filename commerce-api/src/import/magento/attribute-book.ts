import type { SourceAttribute } from '../../catalogue/source/catalog-source.ts';
import { swatchOf } from '../swatches.ts';

const LABELS: Record<string, string> = {
	color: 'Kolor',
	size: 'Rozmiar',
	material: 'Materiał',
	pattern: 'Wzór',
	climate: 'Pogoda',
	style_general: 'Styl',
	style_bottom: 'Krój',
	eco_collection: 'Kolekcja ekologiczna',
	performance_fabric: 'Tkanina techniczna',
};

/** Known sizes in order; others follow as numbers, then as words. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
/** A text this long is a description, not a choice. */
const LONGEST_OPTION = 60;

export interface AttributeBook {
	/** Declares the options that a product or variant uses. */
	note(values: Record<string, string | string[]>): void;
	/** All attributes noted so far with all their options. */
	attributes(): SourceAttribute[];
}

/** Attributes are not listed in the export; they are what its rows use. */
export function createAttributeBook(): AttributeBook {
	const options = new Map<string, Set<string>>();
	return {
		note: (values) => {
			for (const [code, value] of Object.entries(values)) {
				const known = options.get(code) ?? new Set();
				for (const label of [value].flat()) known.add(label);
				options.set(code, known);
			}
		},
		attributes: () => [...options].map(([code, labels]) => toAttribute(code, [...labels])),
	};
}

function toAttribute(code: string, labels: string[]): SourceAttribute {
	const isFree = labels.some((label) => label.length > LONGEST_OPTION);
	return {
		code,
		label: LABELS[code] ?? code.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),
		input: isFree ? 'text' : 'select',
		filterable: !isFree,
		comparable: true,
		visibleOnFront: true,
		options: isFree ? [] : labels.toSorted(compareLabels).map((label) => toOption(code, label)),
	};
}

function toOption(code: string, label: string) {
	const swatch = code === 'color' ? swatchOf(label) : undefined;
	return { label, ...(swatch && { swatch }) };
}

function compareLabels(a: string, b: string): number {
	const rank = (label: string) => (SIZES.includes(label) ? SIZES.indexOf(label) : SIZES.length);
	return rank(a) - rank(b) || a.localeCompare(b, 'pl', { numeric: true });
}
