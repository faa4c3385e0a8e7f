import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFiles } from '@pasaz/delivery/integrity';
import type { PackageName } from '@pasaz/delivery/release';
import type { Audience } from '@pasaz/kernel/contract/slices';
import { expect, it } from 'vitest';
import { createClientFiles, createFileFinder, createStyleReader } from './client-files.ts';

const FILES = [
	'web/main.1.js',
	'web/page.2.js',
	'web/de.3.js',
	'web/de.3.js.map',
	'web/it.4.js',
	'web/delivery.5.js',
	'web/kernel.6f.js',
];

function placed(name: PackageName) {
	const files = Object.fromEntries(FILES.map((file) => [file, { bytes: 1, integrity: `sha256-${file}` }]));
	const page = { js: ['web/page.2.js'], css: [] };
	const entries = { webEntry: 'web/main.1.js', webStyles: [], nodeEntry: 'node/main.cjs' };
	return { folder: '', release: { name, version: 'v', files, ...entries, exposes: { page } } };
}

const shell = placed('shell');
const slice = placed('mf_catalog');
const findFiles = createFileFinder(new Map([['mf_catalog', slice]]));
const wave = (language: string, audience: Audience = 'anyone') =>
	createClientFiles(shell)(findFiles(['mf_catalog/page'], language).scripts, language, audience).preload.map(
		({ url }) => url.replace('/releases/', ''),
	);

const PAGE = ['mf_catalog/v/web/main.1.js', 'mf_catalog/v/web/page.2.js'];

it.each([
	['pl', PAGE],
	['de', [...PAGE, 'mf_catalog/v/web/de.3.js', 'shell/v/web/de.3.js']],
	['it', [...PAGE, 'mf_catalog/v/web/it.4.js', 'shell/v/web/it.4.js']],
])('a page in %s comes with the texts of that language, in the same wave', (language, expected) => {
	expect(wave(language)).toEqual(expected);
});

it.each(['shopper', 'holder'] as const)(
	'a page of a %s comes with what its first call of the API takes',
	(audience) => {
		expect(wave('pl', audience)).toEqual([...PAGE, 'shell/v/web/kernel.6f.js']);
	},
);

it('names the origin of files in the document alone, so that what is kept of a page is the same anywhere, and writes no style into it that was not published (26.12, 26.73)', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-styles-'));
	await mkdir(join(folder, 'web'));
	await writeFile(join(folder, 'web/main.css'), '@font-face{src:url(/releases/shell/v/web/a.woff2)}');
	const files = await describeFiles(folder, ['web/main.css']);
	const styled = { folder, release: { ...shell.release, files, webStyles: ['web/main.css'] } };
	const origin = 'https://cdn.test/shop';
	const [style] = createStyleReader(styled, new Map(), origin)([]);
	expect(style).toEqual({
		href: `${origin}/releases/shell/v/web/main.css`,
		css: `@font-face{src:url(${origin}/releases/shell/v/web/a.woff2)}`,
	});
	expect(createStyleReader(styled, new Map())([])[0]?.css).toBe('@font-face{src:url(/releases/shell/v/web/a.woff2)}');
	const { scripts } = findFiles(['mf_catalog/page'], 'pl');
	expect(scripts[0]?.url).toBe('/releases/mf_catalog/v/web/main.1.js');
	const { main, preload } = createClientFiles(shell, origin)(scripts, 'pl', 'shopper');
	expect([main, ...preload].every(({ url }) => url.startsWith(`${origin}/releases/`))).toBe(true);
	await writeFile(join(folder, 'web/main.css'), '@font-face{src:url(https://evil.test/a.woff2)}');
	expect(() => createStyleReader(styled, new Map())).toThrow('web/main.css of shell v is not what was published');
	await rm(folder, { recursive: true });
});
