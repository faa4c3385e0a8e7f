import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import classNamesLoader, { type ClassNamesOptions } from './class-names-loader.ts';

const root = join(import.meta.dirname, '..');

function load(file: string, options: ClassNamesOptions) {
	return classNamesLoader.call({ resourcePath: file, getOptions: () => options }, readFileSync(file, 'utf8'));
}

it('gives no two classes of a package one name, each exported by its own', () => {
	const options = { folders: [join(root, 'mf-product/src'), join(root, 'ui-kit/src')], letter: 'p' };
	const files = options.folders.flatMap((cwd) => globSync('**/*.module.css', { cwd }).map((file) => join(cwd, file)));
	const names = files.flatMap((file) => {
		const [css = '', exported = ''] = load(file, options).split(':export');
		const used = new Set([...css.matchAll(/:global\(\.(\w+)\)/g)].map(([, name]) => name));
		expect(new Set([...exported.matchAll(/: (\w+);/g)].map(([, name]) => name))).toEqual(used);
		return [...used];
	});
	expect(names.length).toBeGreaterThan(100);
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => !/^p\d+$/.test(name ?? ''))).toEqual([]);
});

it('leaves numbers and what has the name of a class alone', () => {
	const options = { folders: [join(root, 'ui-kit/src')], letter: 'u' };
	const css = load(join(root, 'ui-kit/src/product-grid.module.css'), options);
	expect(css).toMatch(/:global\(\.u\d+\) \{\s*display: grid;/);
	expect(css).toContain('--gaps: 0.75rem;');
});

describe('styles whose classes cannot be named', () => {
	const folder = mkdtempSync(join(tmpdir(), 'pasaz-class-names-'));
	afterAll(() => rmSync(folder, { recursive: true }));
	const file = join(folder, 'own.module.css');
	const named = (css: string, later = css) => {
		writeFileSync(file, css);
		const context = { resourcePath: file, getOptions: () => ({ folders: [folder], letter: 'x' }) };
		return classNamesLoader.call(context, later);
	};

	it('are none with a hyphen', () => {
		expect(named('.foo-bar {} .foo {}')).toBe(':global(.x0) {} :global(.x1) {}\n:export { foo-bar: x0; foo: x1; }');
	});
	it.each(['.a { mask: url(heart.svg); }', '@layer kit.parts { .a {} }', '@layer kit, kit.parts;', '@import "b.css";'])(
		'are refused: %s',
		(css) => expect(() => named(css)).toThrow('own.module.css: layers with points'),
	);
	it('are refused when they have changed meanwhile', () => {
		expect(() => named('.a {}', '.a {} .b {}')).toThrow('own.module.css: the class b was not there');
	});
});
