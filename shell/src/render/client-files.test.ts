import type { PackageName } from '@pasaz/delivery/release';
import { expect, it } from 'vitest';
import { clientFilesFor, createFileFinder } from './client-files.ts';

const FILES = ['web/main.1.js', 'web/page.2.js', 'web/de.3.js', 'web/de.3.js.map', 'web/it.4.js', 'web/delivery.5.js'];

function placed(name: PackageName) {
	const files = Object.fromEntries(FILES.map((file) => [file, { bytes: 1, integrity: `sha256-${file}` }]));
	const page = { js: ['web/page.2.js'], css: [] };
	const entries = { webEntry: 'web/main.1.js', webStyles: [], nodeEntry: 'node/main.cjs' };
	return { folder: '', release: { name, version: 'v', files, ...entries, exposes: { page } } };
}

const shell = placed('shell');
const slice = placed('mf_catalog');
const findFiles = createFileFinder(new Map([['mf_catalog', slice]]));
const wave = (language: string) =>
	clientFilesFor(shell, findFiles(['mf_catalog/page'], language).scripts, language).preload.map(({ url }) =>
		url.replace('/releases/', ''),
	);

const PAGE = ['mf_catalog/v/web/main.1.js', 'mf_catalog/v/web/page.2.js'];

it.each([
	['pl', PAGE],
	['de', [...PAGE, 'mf_catalog/v/web/de.3.js', 'shell/v/web/de.3.js']],
	['it', [...PAGE, 'mf_catalog/v/web/it.4.js', 'shell/v/web/it.4.js']],
])('a page in %s comes with the texts of that language, in the same wave', (language, expected) => {
	expect(wave(language)).toEqual(expected);
});
