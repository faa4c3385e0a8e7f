import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** schema.org's definitions as Google publishes them for TypeScript: each type with its parents, its properties and their ranges. */
const DEFINITIONS = readFileSync(fileURLToPath(import.meta.resolve('schema-dts').replace(/\.js$/, '.d.ts')), 'utf8');

interface Definition {
	parents: string[];
	/** Ranges by property. */
	properties: Map<string, string[]>;
}

function definitionOf(parents: string, body: string): Definition {
	const lines = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)];
	return {
		parents: [...parents.matchAll(/(\w+?)Base\b/g)].map(([, name = '']) => name),
		properties: new Map(lines.map(([, name = '', ranges = '']) => [name, ranges.split(' | ')])),
	};
}

const OBJECT = /^(?:export )?interface (\w+)(Base|Leaf) extends ([\w, <>"@]+) \{\n(.*?)^\}/gms;
const TYPES = new Map<string, Definition[]>();
for (const [, name = '', , parents = '', body = ''] of DEFINITIONS.matchAll(OBJECT)) {
	TYPES.set(name, [...(TYPES.get(name) ?? []), definitionOf(parents, body)]);
}

/** Enumerations and data types with all that they may be. */
const VALUES = new Map(
	[...DEFINITIONS.matchAll(/^export type (\w+) = ([^;]+);$/gm)].map(([, name = '', values = '']) => [
		name,
		values.split(' | '),
	]),
);

/** A type with all above it. */
function familyOf(type: string): Set<string> {
	const family = new Set([type]);
	for (const each of family) {
		for (const { parents } of TYPES.get(each) ?? []) for (const parent of parents) family.add(parent);
	}
	return family;
}

const TEXTS = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time']);

function takesText(range: string, text: string): boolean {
	if (TEXTS.has(range)) return true;
	if (range === 'Number' || range === 'Integer') return /^-?\d+(\.\d+)?$/.test(text);
	// a thing may be named by its address, one of an enumeration only by those that are listed
	const values = VALUES.get(range) ?? [];
	if (values.some((value) => value.startsWith('"'))) return values.includes(JSON.stringify(text));
	return (range === 'Thing' || TYPES.has(range)) && /^https?:\/\//.test(text);
}

function fits(value: unknown, ranges: readonly string[]): boolean {
	if (typeof value === 'string') return value !== '' && ranges.some((range) => takesText(range, value));
	if (typeof value === 'number') return ranges.some((range) => ['Number', 'Integer', 'Float'].includes(range));
	if (typeof value === 'boolean') return ranges.includes('Boolean');
	if (!isObject(value)) return false;
	const type = value['@type'];
	if (type === undefined) return '@id' in value;
	return [...familyOf(String(type))].some((name) => ranges.includes(name));
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function propertyFaults(type: string, property: string, value: unknown): string[] {
	// https://schema.org/docs/actions.html: how an action is filled in
	if (/-(?:in|out)put$/.test(property)) return [];
	const definitions = [...familyOf(type)].flatMap((name) => TYPES.get(name) ?? []);
	const ranges = definitions.flatMap(({ properties }) => properties.get(property) ?? []);
	if (ranges.length === 0) return [`${type} has no ${property}`];
	const values = Array.isArray(value) ? value : [value];
	const wrong = values.filter((each) => !fits(each, ranges));
	return [
		...wrong.map((each) => `${type}.${property} cannot be ${JSON.stringify(each)?.slice(0, 80)}`),
		...values.filter((each) => isObject(each) && '@type' in each).flatMap(definitionFaults),
	];
}

/** Lists what schema.org's definitions do not know of an object, at any depth. */
export function definitionFaults(object: Record<string, unknown>): string[] {
	const { '@type': type, '@id': _id, '@context': _context, ...properties } = object;
	if (typeof type !== 'string' || !TYPES.has(type)) return [`no type ${JSON.stringify(type)}`];
	return Object.entries(properties).flatMap(([property, value]) => propertyFaults(type, property, value));
}

/** The objects that a page describes to search engines. */
export function describedIn(markup: string): Record<string, unknown>[] {
	const blocks = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
	return blocks.flatMap(([, text = '']) => {
		const { '@graph': graph, ...single } = JSON.parse(text);
		return graph ?? [single];
	});
}
