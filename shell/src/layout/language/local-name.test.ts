import { expect, it } from 'vitest';
import { localName } from './local-name.ts';

it.each([
	['pl-PL', 'Polski', 'Polska'],
	['de-DE', 'Deutsch', 'Deutschland'],
	['it-IT', 'Italiano', 'Italia'],
	['en', 'English', ''],
])('names the language and the region of %s in its own words', (locale, language, region) => {
	expect([localName(locale, 'language'), localName(locale, 'region')]).toEqual([language, region]);
});
