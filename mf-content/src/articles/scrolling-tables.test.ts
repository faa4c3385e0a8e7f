import { SCROLLER } from '@pasaz/ui-kit/scroller';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrollingTables } from './scrolling-tables.ts';

const TABLE = '<table><tbody><tr><td>S</td></tr></tbody></table>';
const names = (html: string) =>
	[...scrollingTables(html, 'Tabela').matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);

it.each([
	[`<p>Wymiary</p>${TABLE}`, ['Tabela']],
	[`<h2>Kobieta</h2>${TABLE}<h3 id="m">Męż<em>czyzna</em></h3>${TABLE}${TABLE}`, ['Kobieta', 'Mężczyzna', 'Mężczyzna']],
	[`<h2>Kobieta</h2>${TABLE.replace('<tbody', '\n<caption>Litery</caption><tbody')}${TABLE}`, ['Litery', 'Kobieta']],
	[`<h2> </h2>${TABLE}`, ['Tabela']],
	[`<h2>"Len" &amp; <br>wełna</h2>${TABLE}`, ['&quot;Len&quot; &amp; wełna']],
])('names the tables of %s', (html, expected) => {
	expect(names(html)).toEqual(expected);
});

it('puts each table into a region that the keyboard reaches, and nothing else', () => {
	expect(scrollingTables(`<p>a</p>${TABLE}<p>b</p>`, 'Tabela')).toBe(
		`<p>a</p><section class="${SCROLLER}" tabindex="0" aria-label="Tabela">${TABLE}</section><p>b</p>`,
	);
});

it('leaves alone what has no table, whatever it is', () => {
	fc.assert(fc.property(fc.string(), (text) => scrollingTables(text, 'Tabela') === text || /<\/?table/.test(text)));
	expect(scrollingTables('<h2>Len</h2>', 'Tabela')).toBe('<h2>Len</h2>');
});
