import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { languageAt, unavailable } from './unavailable.ts';

it.each([
	['/', 'pl'],
	['/ona', 'pl'],
	['/de', 'de'],
	['/DE/ona', 'de'],
	['/it/', 'it'],
	['/dessous', 'pl'],
])('at %s speaks %s', (path, language) => expect(languageAt(path, STORE_VIEWS)).toBe(language));

it('speaks the language of the only storefront, and Polish where nobody wrote another', () => {
	const [, germany] = STORE_VIEWS;
	expect(languageAt('/', germany ? [germany] : [])).toBe('de');
	expect(languageAt('/', [])).toBe('pl');
	expect(unavailable('nonce', 'de', 'down')).toContain('<html lang="de">');
	expect(unavailable('nonce', 'de', 'down')).toContain('Wir sind gleich zurück');
	expect(unavailable('nonce', 'de', 'crowded')).toContain('Gerade ist viel los');
});
