import { describe, expect, it } from 'vitest';
import { tieWords } from './tie-words.ts';

describe('words that stay with the next one (1.25)', () => {
	it.each([
		['Sukienka z merynosa', 'Sukienka z_merynosa'],
		['W szafie i w domu', 'W_szafie i_w_domu'],
		['Ona, a potem o niej', 'Ona, a_potem o_niej'],
		['<p>Z wełny, „w kratę”</p>', '<p>Z_wełny, „w_kratę”</p>'],
		['Ma 48 cm, 100 % wełny i 30 dni', 'Ma 48_cm, 100_% wełny i_30_dni'],
		['Zwrot do {days} dni', 'Zwrot do {days}_dni'],
		['Rozmiar M i wzór B', 'Rozmiar M i_wzór B'],
		['Na nowo', 'Na nowo'],
		[String.raw`i\u00a0w domu`, String.raw`i\u00a0w_domu`],
		['XL 2 kolory, 2 minuty', 'XL 2 kolory, 2 minuty'],
		['Bez odstępu na końcu w ', 'Bez odstępu na końcu w '],
	])('%s', (text, tied) => {
		expect(tieWords(text).replaceAll('\u00a0', '_')).toBe(tied);
	});

	it('leaves addresses and attributes of HTML usable', () => {
		const html = '<a href="/a b" class="i">Zobacz</a>';
		expect(tieWords(html).replaceAll('\u00a0', ' ')).toBe(html);
		expect(tieWords('<a href="/z/i/w.html">')).toBe('<a href="/z/i/w.html">');
	});
});
