import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { describe, expect, it } from 'vitest';
import { type Config, getConfig as readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

function getConfig(env: Record<string, string>): Config {
	return readConfig({ STORE_VIEWS: STORE_VIEWS_FILE, ...env });
}

describe('getConfig', () => {
	it('only requires the storefronts', () => {
		expect(() => readConfig({})).toThrow('Bad settings: STORE_VIEWS: names the JSON file of the storefronts');
		const config = getConfig({});
		expect(config).toMatchObject({ port: 4001, publicUrl: 'http://localhost:4000', orderPrefix: 'ORD' });
		expect(config.mail.from).toBe('Kram <no-reply@localhost>');
		expect(config.dataDir).toMatch(/[\\/]\.data$/);
	});

	it('takes an empty value for a missing one and drops a trailing slash', () => {
		expect(getConfig({ API_PORT: '', PUBLIC_URL: 'https://shop.example/', SANDBOX_PAYMENT: 'false' })).toMatchObject({
			port: 4001,
			publicUrl: 'https://shop.example',
		});
	});

	it('has the sandbox by itself only where nothing is real (15.28)', () => {
		expect(getConfig({}).sandboxPayment).toBe(true);
		const real = {
			PUBLIC_URL: 'https://shop.example',
			DATABASE_URL: 'postgres://127.0.0.1/shop',
			SMTP_URL: 'smtp://127.0.0.1',
			PAYMENT_SECRET: 'a secret that the provider and the shop share',
		};
		for (const [key, value] of Object.entries(real)) {
			expect(() => getConfig({ [key]: value })).toThrow(
				new RegExp(`^Bad settings: SANDBOX_PAYMENT: say true or false, .*; ${key} may be a real shop's$`),
			);
			for (const chosen of [true, false]) {
				expect(getConfig({ [key]: value, SANDBOX_PAYMENT: String(chosen) }).sandboxPayment).toBe(chosen);
			}
		}
		expect(() => getConfig(real)).toThrow(Object.keys(real).join(', '));
	});

	it.each([
		['API_PORT', 'many'],
		['API_PORT', '70000'],
		['PUBLIC_URL', 'shop'],
		['PUBLIC_URL', 'javascript:alert(1)'],
		['PASSWORD_PEPPER', 'short'],
		['ORDER_PREFIX', 'brz-'],
		['LOYALTY_LEVELS', '0,300,100'],
		['LOG_LEVEL', 'loud'],
		['STORE_VIEWS', '/nowhere.json'],
	])('names %s when it is %s, in one line', (key, value) => {
		expect(() => getConfig({ [key]: value })).toThrow(ConfigError);
		expect(() => getConfig({ [key]: value })).toThrow(new RegExp(`^Bad settings: ${key}: .+$`));
	});

	it('searches by the numbers and words of a file, or says what is wrong in it (6.19, 6.29)', () => {
		const file = join(mkdtempSync(join(tmpdir(), 'pasaz-search-')), 'search.json');
		const readWith = (text: string) => {
			writeFileSync(file, text);
			return getConfig({ SEARCH: file }).search;
		};
		const defaults = getConfig({}).search;
		expect(defaults).toMatchObject({ boosts: { name: 4, sku: 2 }, fuzziness: 2, minScore: 0.02, minMatch: 0.75 });
		expect(readWith('{ "fuzziness": 1 }')).toEqual({ ...defaults, fuzziness: 1 });
		for (const [text, reason] of [
			['{ "fuzziness": 3 }', 'fuzziness: .+'],
			['{ "boost": {} }', '.*boost.*'],
			['{ "words": { "pl": { "synonyms": [["suknia"]] } } }', 'words.pl.synonyms.0: .+'],
			['{ "words": { "pl": { "synonyms": [["suknia", "!"]] } } }', 'words.pl.synonyms.0.1: expected words'],
			['{', '.+'],
		] as const) {
			expect(() => readWith(text)).toThrow(new RegExp(`^Bad settings: SEARCH: ${reason}$`));
		}
		expect(() => getConfig({ SEARCH: '/nowhere.json' })).toThrow(/^Bad settings: SEARCH: .+$/);
	});

	it.each(['STORE_VIEWS', 'PLACES', 'PICKUP_POINTS'])('says what is wrong in the list of %s', (key) => {
		const file = join(mkdtempSync(join(tmpdir(), 'pasaz-list-')), 'list.json');
		writeFileSync(file, '[{}]');
		expect(() => getConfig({ [key]: file })).toThrow(new RegExp(`^Bad settings: ${key}: 0\\.\\w+: .+$`));
		writeFileSync(file, '{}');
		expect(() => getConfig({ [key]: file })).toThrow(new RegExp(`^Bad settings: ${key}: \\w.+$`));
	});
});
