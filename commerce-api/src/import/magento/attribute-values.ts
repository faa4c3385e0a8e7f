import { decodeHTMLStrict } from 'entities';

/** Says something about the row, not about the product. */
const IGNORED = new Set(['has_options', 'required_options', 'erin_recommends', 'new', 'sale']);

/** `size=XS,color=Black`: a comma only separates where another name follows. */
export function parsePairs(text: string): Map<string, string> {
	const pairs = text
		.split(/,(?=[a-z][a-z0-9_]*=)/i)
		.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
	return new Map(
		pairs.filter(([name]) => name !== '').map(([name, value]) => [name, decodeHTMLStrict(unquoted(value))]),
	);
}

/** Attribute values of the shopper's interest by code; several are divided by `|` in the export. */
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
