import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const CITING = ['*/src/**/*.{ts,tsx,css}', 'scripts/**/*.ts', '*.ts', '*.md', '*/README.md', 'docs/**/*.md'];

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Numbers as they are defined in docs/specification.md: `- **13.4** `. */
const defined = [...read('docs/specification.md').matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => number);

/** Numbers as they are cited: `rule 13.4`, `rules 13.4, 13.6 and 14.1`, `rules 13.4 to 13.6`. */
function cited(text: string): string[] {
	const citations = text.matchAll(/\brules? \d+\.\d+(?:(?:, | and | to )\d+\.\d+)*/gi);
	return [...citations].flatMap(([citation]) => citation.match(/\d+\.\d+/g) ?? []);
}

it('gives each rule a number of its own', () => {
	expect(defined.length).toBeGreaterThan(400);
	expect(defined.filter((number, at) => defined.indexOf(number) !== at)).toEqual([]);
});

it('has every rule that code, tests and documents cite', () => {
	const unknown = globSync(CITING, { cwd: root }).flatMap((file) =>
		cited(read(file))
			.filter((number) => !defined.includes(number))
			.map((number) => `${file}: rule ${number}`),
	);
	expect(unknown).toEqual([]);
});
