import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { languageIn } from '../store-views.ts';

const AUSTRIA = { ...POLAND, storeCode: 'at', i18n: { ...POLAND.i18n, defaultLocale: 'de-AT' } };
const FRANCE = { ...POLAND, storeCode: 'fr', i18n: { ...POLAND.i18n, defaultLocale: 'fr-FR' } };

it.each([
	['pl', 'pl'],
	['at', 'de'],
	['fr', 'en'],
	['xx', 'pl'],
	[undefined, 'pl'],
])('the storefront %s is written to in %s', (storeCode, language) => {
	expect(languageIn([POLAND, AUSTRIA, FRANCE], storeCode)).toBe(language);
});
