import { expect, it, vi } from 'vitest';
import { perLocale } from './per-locale.ts';

it('makes what a locale needs once', () => {
	const make = vi.fn((locale: string) => ({ locale }));
	const made = perLocale(make);
	expect([made('pl-PL'), made('de-DE'), made('pl-PL')].map(({ locale }) => locale)).toEqual([
		'pl-PL',
		'de-DE',
		'pl-PL',
	]);
	expect(make).toHaveBeenCalledTimes(2);
});
