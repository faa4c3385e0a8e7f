import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Fault, readYaml } from './yaml-text.ts';

/** Nine times the line before, eight times over. */
const BOMB = [
	'a: &a [x, x]',
	...[...'bcdefghi'].map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]}, `.repeat(9)}]`),
];

it.each([
	['names that stand for ever more of each other', BOMB.join('\n'), 'Excessive alias count'],
	['a name that stands for nothing', 'a: *b', 'Unresolved alias'],
	['itself in itself, ten thousand times deep', '['.repeat(10_000), 'Maximum call stack'],
])('%s: a fault of the file, not of the shop', (_what, text, message) => {
	const faults: Fault[] = [];
	expect(readYaml({ file: 'home.yaml', text }, z.object({ a: z.unknown() }), faults).value).toBeUndefined();
	expect(faults[0]).toMatch(/^home\.yaml:1: /);
	expect(faults.join()).toContain(message);
});
