import { describe, expect, test } from 'vitest';
import { ConfigError, getConfig } from './config.ts';

describe('getConfig', () => {
	test('needs nothing', () => {
		const config = getConfig({});
		expect(config).toMatchObject({ port: 4001, publicUrl: 'http://localhost:4000', orderPrefix: 'BRZ' });
		expect(config.dataDir).toMatch(/[\\/]\.data$/);
	});

	test('takes an empty value for a missing one and drops a trailing slash', () => {
		expect(getConfig({ API_PORT: '', PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
			port: 4001,
			publicUrl: 'https://shop.example',
		});
	});

	test.each([
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
