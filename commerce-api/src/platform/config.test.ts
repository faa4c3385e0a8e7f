import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, getConfig as readConfig } from './config.ts';

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
		expect(getConfig({ API_PORT: '', PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
			port: 4001,
			publicUrl: 'https://shop.example',
		});
	});

	it.each([
		['API_PORT', 'many'],
		['API_PORT', '70000'],
		['PUBLIC_URL', 'shop'],
		['PUBLIC_URL', 'javascript:alert(1)'],
		['PASSWORD_PEPPER', 'short'],
		['ORDER_PREFIX', 'brz-'],
		['LOG_LEVEL', 'loud'],
		['STORE_VIEWS', '/nowhere.json'],
	])('names %s when it is %s, in one line', (key, value) => {
		expect(() => getConfig({ [key]: value })).toThrow(ConfigError);
		expect(() => getConfig({ [key]: value })).toThrow(new RegExp(`^Bad settings: ${key}: .+$`));
	});
});
