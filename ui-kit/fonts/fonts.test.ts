import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from './characters.ts';
import { charactersIn } from './characters-in-for-test.ts';
import { subset } from './subset-loader.ts';

const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const faces = readFileSync(join(root, 'ui-kit/src/faces.css'), 'utf8');

/** Where what a shopper reads is written: the interface in every language, and the demo shop with its translations. */
const TEXTS = [
	'*/src/messages/*.ts',
	'shared-kernel/src/i18n/errors*.ts',
	'demo-shop/store-views.json',
	'demo-shop/src/**/*.ts',
];
/** Signs that neither family has; the device draws them. */
const DRAWN_BY_THE_DEVICE = '→';

/** The web fonts of a family. */
function filesOf(family: string): string[] {
	const own = faces.split('@font-face').filter((face) => face.includes(`font-family: "${family}"`));
	return own.flatMap((face) => /url\("([^"]+)"\)/.exec(face)?.[1] ?? []);
}

async function subsetsOf(family: string): Promise<Buffer[]> {
	return Promise.all(filesOf(family).map((file) => subset(readFileSync(require.resolve(file)), file)));
}

function missingFrom(known: Iterable<string>, text: string): string[] {
	const has = new Set(known);
	return [...new Set(text)].filter((character) => !has.has(character));
}

describe('the fonts of the shop', () => {
	it('keep every character of the interface and of the demo shop', () => {
		const files = globSync(TEXTS, { cwd: root }).filter((file) => !file.includes('test'));
		expect(files.length).toBeGreaterThan(150);
		const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('');
		expect(missingFrom(`${CHARACTERS}${DRAWN_BY_THE_DEVICE}\n\t`, text)).toEqual([]);
	});

	it.each(['Fraunces', 'Hanken Grotesk'])('have all of them in %s', async (family) => {
		const kept = await Promise.all((await subsetsOf(family)).map(charactersIn));
		expect(missingFrom(kept.flat(), CHARACTERS)).toEqual([]);
	});

	it.each([
		['Fraunces', 32_000],
		['Hanken Grotesk', 18_000],
	])('cost no more than they must: %s %i bytes', async (family, bytes) => {
		const sizes = (await subsetsOf(family)).map(({ byteLength }) => byteLength);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytes);
	});
});
