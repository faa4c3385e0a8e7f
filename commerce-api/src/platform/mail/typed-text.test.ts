import { expect, it } from 'vitest';
import { harmlessNote, nameInLetter, withoutLinks } from './typed-text.ts';

it.each(['Anna', 'Anna Maria', 'O’Neill', 'Jan-Paweł', 'Żółć', 'Łucja z Lasu', '明美'])(
	'%s is a name (27.37)',
	(name) => expect(nameInLetter(` ${name} `)).toBe(name),
);

it.each([
	'WYGRALES 1000 ZL',
	'https://evil.example',
	'evil.example',
	'Anna\r\nBcc: x',
	'Kliknij tu i odbierz nagrodę',
	'x'.repeat(41),
	'<b>Anna',
	'Zadzwoń: 700 100 200',
	'',
])('%j is none', (name) => expect(nameInLetter(name)).toBe(''));

it.each([
	['ul.Polna 7', 'ul. Polna 7'],
	['Kiosk „Róg” s.c.', 'Kiosk „Róg” s.c.'],
	['sp. z o.o.', 'sp. z o.o.'],
	['https://evil.example/nagroda', 'https evil. example/nagroda'],
	['www.evil.example', 'www. evil. example'],
	['t.co/x', 't. co/x'],
	['ktos@evil.example', 'ktos (at) evil. example'],
])('%s is written as %s, of which no mail program makes a link (27.37)', (text, expected) =>
	expect(withoutLinks(text)).toBe(expected),
);

it('a stranger reads short notes without links', () => {
	expect(harmlessNote('Kod do bramy 7')).toBe('Kod do bramy 7');
	for (const note of ['więcej na evil.example', 'x'.repeat(101)]) expect(harmlessNote(note)).toBe('');
});
