import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { citedIn, definedRules } from './rule-holders.ts';

const root = join(import.meta.dirname, '..');
const CITING = ['*/src/**/*.{ts,tsx,css}', 'scripts/**/*.ts', '*.ts', '*.md', '*/README.md', 'docs/**/*.md'];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const defined = definedRules(read('docs/specification.md'));

it('gives each rule a number of its own', () => {
	expect(defined.length).toBeGreaterThan(400);
	expect(defined.filter((number, at) => defined.indexOf(number) !== at)).toEqual([]);
});

it('has every rule that code, tests and documents cite', () => {
	const unknown = globSync(CITING, { cwd: root }).flatMap((file) =>
		citedIn(read(file))
			.filter((number) => !defined.includes(number))
			.map((number) => `${file}: rule ${number}`),
	);
	expect(unknown).toEqual([]);
});
