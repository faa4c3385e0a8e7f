import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { createTranslator, type MessageSet } from '@pasaz/kernel/i18n/messages';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const PACKAGES = readdirSync(root).filter((name) => /^(mf-[\w-]+|shell|ui-kit)$/.test(name));
const COUNTS = [0, 1, 2, 5, 22, 1.5, 1_000_000];

type Texts = Record<string, string | ((given: number | object) => unknown)>;
type AnySet = MessageSet<Record<string, string>>;

function isSet(value: unknown): value is AnySet {
	return typeof value === 'object' && value !== null && 'in' in value && typeof value.in === 'function';
}

async function setsIn(folder: string): Promise<[string, AnySet][]> {
	const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
	const sets = files.map(async (file): Promise<[string, AnySet][]> => {
		const module: Record<string, unknown> = await import(join(folder, file));
		return Object.values(module)
			.filter(isSet)
			.map((set) => [relative(root, join(folder, file)), set]);
	});
	return (await Promise.all(sets)).flat();
}

const sets = (await Promise.all(PACKAGES.map((name) => setsIn(join(root, name, 'src/messages'))))).flat();
for (const locale of ['en', 'de', 'it']) await loadTexts(locale);
const textsOf = (set: AnySet, language: string): Texts => set.in(createTranslator(language)).get();
const wordsOf = (text: Texts[string], given: number | object = {}) =>
	typeof text === 'function' ? String(text(given)) : text;
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it('finds the texts of every part of the shop', () => {
	expect(sets.length).toBeGreaterThan(15);
});

describe.each(sets)('%s', (_, set) => {
	const polish = textsOf(set, 'pl');

	it.each(['en', 'de', 'it'])('says everything in %s, in its own words and with the same places (1.5)', (language) => {
		const texts = textsOf(set, language);
		expect(Object.keys(texts).sort()).toEqual(Object.keys(polish).sort());
		for (const [key, text] of Object.entries(polish)) {
			const words = wordsOf(texts[key] ?? '');
			expect(words.trim(), key).not.toBe('');
			expect(words, key).not.toMatch(/[ąćęłńśźż]/i);
			if (!words.includes('[object')) expect(placesOf(words), key).toEqual(placesOf(wordsOf(text)));
		}
	});

	it.each(['pl', 'en', 'de', 'it'])('counts in %s', (language) => {
		for (const [key, text] of Object.entries(textsOf(set, language))) {
			if (!wordsOf(text).includes('[object')) continue;
			for (const number of COUNTS) expect(wordsOf(text, number), `${key} ${number}`).toContain(String(number));
		}
	});
});
