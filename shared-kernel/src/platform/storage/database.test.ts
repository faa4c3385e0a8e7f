import { expect, it } from 'vitest';
import { databaseName } from './database.ts';

it.each([
	[{ multistore: false, commonCache: false }, 'shop'],
	[{ multistore: true, commonCache: true }, 'shop'],
	[{ multistore: true, commonCache: false }, 'de-shop'],
])('%o stores in %s', (naming, expected) => {
	expect(databaseName({ storeCode: 'de', ...naming })).toBe(expected);
});
