import { decodeHTMLStrict } from 'entities';
import type { SourceAttribute } from '../../catalogue/source/catalog-source.ts';
import { toOption } from '../swatches.ts';

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
/** Longer values are free text, not options. */
const LONGEST_OPTION = 60;

export interface AttributeBook {
	note(values: Record<string, string | string[]>): void;
	attributes(): SourceAttribute[];
}

/** Collects attributes from the rows, because the export does not list them. */
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

function compareLabels(a: string, b: string): number {
	const rank = (label: string) => (SIZES.includes(label) ? SIZES.indexOf(label) : SIZES.length);
	return rank(a) - rank(b) || a.localeCompare(b, 'pl', { numeric: true });
}

/** Attributes of the row, not of the product. */
const IGNORED = new Set(['has_options', 'required_options', 'erin_recommends', 'new', 'sale', 'uuid']);

/** Parses `size=XS,color=Black`; a comma only separates where another name follows. */
export function parsePairs(text: string): Map<string, string> {
	const pairs = text
		.split(/,(?=[a-z][a-z0-9_]*=)/i)
		.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
	return new Map(
		pairs.filter(([name]) => name !== '').map(([name, value]) => [name, decodeHTMLStrict(unquoted(value))]),
	);
}

/** Attribute values by code; the export separates several by `|`. */
export function attributeValues(pairs: Map<string, string>): Record<string, string[]> {
	const values = [...pairs]
		.filter(([code, value]) => !IGNORED.has(code) && value !== '')
		.map(
			([code, value]) =>
				[code, [...new Set(value.split('|').map((part) => part.trim()))].filter((part) => part !== '')] as const,
		);
	return Object.fromEntries(values);
}

function unquoted(value: string): string {
	return value
		.replace(/^"(.*)"$/s, '$1')
		.replaceAll('""', '"')
		.trim();
}
