import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexiconOf } from './lexicon.ts';

/** One line a word of the trade: what the catalogue writes, then what shoppers type for it. */
const FORMS: Record<string, string> = {
	de: `
		Kleid: kleid Kleider kleides KLEIDERN
		Kleider: kleid kleider
		Hose: hose hosen
		Jacke: jacke jacken
		Mäntel: mantel mäntel maentel MÄNTEL
		Rock: rock röcke roecke rocke
		Hemd: hemd hemden hemdes
		Bluse: bluse blusen
		Mütze: mütze mützen muetze mutze
		Schal: schal schals
		weiß: weiss weiß weiße weissen
		blau: blau blaue blauen blauer
		Wolle: wolle wollen
		T-Shirt: t-shirt
	`,
	it: `
		abito: abito abiti
		gonna: gonna gonne
		giacca: giacca giacche
		maglia: maglia maglie
		camicia: camicia camicie
		pantaloni: pantaloni pantalone
		vestito: vestito vestiti
		borsa: borsa borse
		bianco: bianco bianca bianchi bianche
		lana: lana lane
		cappotto: cappotto cappotti
		novità: novita novità
	`,
};

describe.each(Object.entries(FORMS))('the forms of a word (%s)', (language, lines) => {
	const { stemOf, typedStems } = lexiconOf(language);
	const rows = lines
		.trim()
		.split('\n')
		.map((line) => line.trim().split(': '));

	it.each(rows)('find %s', (written = '', typed = '') => {
		const missed = typed.split(' ').filter((word) => !typedStems(word).includes(stemOf(written)));
		expect(missed).toEqual([]);
	});

	it('are never empty and never longer than the word', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[a-zäöüßàèìòù]{1,20}$/), (word) => {
				const stem = stemOf(word);
				expect(stem).not.toBe('');
				expect(stem.length).toBeLessThanOrEqual(word.replaceAll('ß', 'ss').length);
			}),
		);
	});
});

it.each([
	['de', ['Hemd', 'Hose', 'Rock', 'Jacke', 'Bluse', 'Kleid']],
	['it', ['gonna', 'giacca', 'camicia', 'maglia', 'abito', 'borsa']],
])('different things stay apart (%s)', (language, things) => {
	expect(new Set(things.map(lexiconOf(language).stemOf)).size).toBe(things.length);
});

it('words of any other language are compared without capitals and diacritics', () => {
	for (const language of ['fr', '__proto__', '']) expect(lexiconOf(language).stemOf('Été')).toBe('ete');
});
