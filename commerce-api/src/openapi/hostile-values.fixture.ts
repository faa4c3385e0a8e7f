import fc from 'fast-check';
import type { JsonSchema } from './json-schemas.ts';

/** Texts that break what does not expect them. */
const TEXTS = [
	'',
	' ',
	'0',
	'-1',
	'-0',
	'1e308',
	'-1e309',
	'NaN',
	'Infinity',
	'0x10',
	'1.5',
	'99999999999999999999',
	'null',
	'true',
	'\0',
	'a\0b',
	'\u0001',
	'\t\r\n',
	'\ud83d',
	'a\udc00b',
	'🧥',
	'\u202e',
	'\ufeff',
	'İıßﬀ',
	'Ł'.repeat(300),
	'a\u0301',
	`'; drop table users --`,
	`" or ""="`,
	'%',
	'_',
	'\\',
	'%00',
	'%2e%2e%2f',
	'../../etc/passwd',

	'{{7*7}}',
	'__proto__',
	'constructor',
	'prototype',
	'toString',
	'hasOwnProperty',
	'<script>alert(1)</script>',
	'&<>"\'',
	'x'.repeat(3000),
	'a,'.repeat(500),
	'2026-13-45',
	'2026-11-20T10:00:00Z',
	'anna@example.com',
	'a@b',
	'http://[::1]',
	'6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11',
	'00000000-0000-0000-0000-000000000000',
	'/',
	'//evil.example',
	'SZAL-1',
];
const NUMBERS = [
	0,
	-0,
	-1,
	1,
	0.1,
	1e308,
	-1e308,
	5e-324,
	2 ** 31 - 1,
	2 ** 31,
	2 ** 32,
	2 ** 53,
	-(2 ** 53),
	999,
	1000,
];

export const hostileText = fc.oneof(
	fc.constantFrom(...TEXTS),
	fc.string({ unit: 'binary', maxLength: 20 }),
	fc.string(),
);

const deep = fc.integer({ min: 2, max: 200 }).map((levels) => {
	let value: unknown = 1;
	for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
	return value;
});

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 5, arbitrary: hostileText },
	{ weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
	{ weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: -1 }) },
	{ weight: 1, arbitrary: fc.integer() },
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
	{ weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
	{ weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
	{ weight: 1, arbitrary: deep },
);

type Path = readonly (string | number)[];
export interface FieldPlace {
	path: Path;
	schema: JsonSchema;
}

/** Every place in what a schema describes, the whole first; of a list the first member. */
export function placesIn(schema: JsonSchema | boolean, path: Path = []): FieldPlace[] {
	if (typeof schema === 'boolean' || path.length > 8) return [];
	const { properties = {}, items, anyOf = [], additionalProperties } = schema;
	const members = Object.entries(properties).flatMap(([name, member]) => placesIn(member, [...path, name]));
	const item = items && !Array.isArray(items) ? placesIn(items, [...path, 0]) : [];
	const other = typeof additionalProperties === 'object' ? placesIn(additionalProperties, [...path, 'other']) : [];
	return [{ path, schema }, ...members, ...item, ...other, ...anyOf.flatMap((one) => placesIn(one, path))];
}

/** What a schema lets through as far as that is easily said, so that what comes after it meets it. */
function admitted({
	type,
	enum: values,
	minimum = -(2 ** 53),
	maximum = 2 ** 53,
	maxLength = 4000,
}: JsonSchema): fc.Arbitrary<unknown> {
	if (values) return fc.constantFrom<unknown>(...values);
	if (type === 'boolean') return fc.boolean();
	if (type === 'string') {
		return hostileText.map((text) => text.toWellFormed().replaceAll('\0', '').slice(0, maxLength) || 'x');
	}
	if (type !== 'integer' && type !== 'number') return hostileValue;
	const inside = NUMBERS.filter(
		(one) => one >= minimum && one <= maximum && (type === 'number' || Number.isInteger(one)),
	);
	return fc.constantFrom(minimum, maximum, ...inside);
}

/** A copy with another value at a place; what is on the way there is made. Undefined takes it out. */
export function replaced(base: unknown, [first, ...rest]: Path, value: unknown): unknown {
	if (first === undefined) return value;
	if (typeof first === 'number') return [replaced(Array.isArray(base) ? base[0] : undefined, rest, value)];
	const members = base !== null && typeof base === 'object' && !Array.isArray(base) ? base : {};
	return { ...members, [first]: replaced(Reflect.get(members, first), rest, value) };
}

/** What is good but for one to three places, which hold what is unusual, or does not belong there, or nothing. */
export function mutated(base: unknown, schema: JsonSchema): fc.Arbitrary<unknown> {
	const places = fc.constantFrom(...placesIn(schema));
	const unusual = places.chain(({ path, schema }) => admitted(schema).map((value) => [path, value] as const));
	const wrong = fc.tuple(
		places.map(({ path }) => path),
		fc.oneof(hostileValue, fc.constant(undefined)),
	);
	return fc
		.oneof(fc.array(unusual, { minLength: 1, maxLength: 3 }), fc.array(wrong, { minLength: 1, maxLength: 2 }))
		.map((changes) => changes.reduce((value, [path, change]) => replaced(value, path, change), base));
}

/** Types under which a body might slip past its schema. */
export const hostileType = fc.constantFrom(
	'application/json',
	'APPLICATION/JSON',
	'application/json; charset=utf-8',
	'application/json;',
	'application/json\t;',
	'application/json; charset=utf-16',
	'application/jsonp',
	'text/plain',
	'text/json',
	'multipart/form-data; boundary=x',
	'application/x-www-form-urlencoded',
	'application/xml',
	'',
	'*/*',
	'application/json, text/plain',
);

/** Bodies that are no JSON, or too much of it. */
export const hostileBody = fc.oneof(
	fc.constantFrom(
		'{',
		'[',
		'"',
		'{"a":}',
		'NaN',
		'\ufeff{}',
		"{'a':1}",
		'{"a":1}{"b":2}',
		'{"a":1,"a":2}',
		'0x1',
		'\0',
		'-',
	),
	fc.constantFrom(
		'{"__proto__":{"polluted":1}}',
		'{"constructor":{"prototype":{"polluted":1}}}',
		'[]',
		'null',
		'7',
		'""',
	),
	fc.constantFrom('['.repeat(20_000), '{"a":'.repeat(10_000), `"${'x'.repeat(66_000)}"`, `[${'0,'.repeat(32_000)}0]`),
	fc.string({ unit: 'binary' }),
	fc.json(),
);
