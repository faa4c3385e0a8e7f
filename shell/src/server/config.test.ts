import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { expect, it } from 'vitest';
import { getConfig as readConfig } from './config.ts';

const getConfig = (env: Record<string, string>) => readConfig({ STORE_VIEWS: STORE_VIEWS_FILE, ...env });

it('has a default for everything but the storefronts (6.18)', () => {
	expect(() => readConfig({})).toThrow('STORE_VIEWS: names the JSON file');
	expect(getConfig({})).toMatchObject({
		port: 4000,
		apiUrl: 'http://127.0.0.1:4001',
		apiBudget: 1000,
		publicUrl: 'http://localhost:4000',
	});
});

it.each([
	['PORT', 'abc'],
	['PORT', '70000'],
	['API_URL', 'ftp://x'],
	['API_BUDGET', '0'],
	['RENDER_WORKERS', '0'],
	['OUTPUT_CACHE', 'yes'],
	['DATA_DIR', ''],
	['DEFAULT_LOCALE', 'de'],
	['TRUSTED_PROXIES', 'everybody'],
])('refuses %s=%s by its name', (key, value) => expect(() => getConfig({ [key]: value })).toThrow(`${key}:`));

it.each([
	[{}, undefined],
	[{ GOOGLE_ANALYTICS_ID: 'G-1' }, { ids: { google: 'G-1' } }],
	[
		{ FACEBOOK_PIXEL_ID: '7', TRACKING_PIXEL_URL: 'https://pixel.test/p' },
		{ ids: { facebook: '7' }, pixelUrl: 'https://pixel.test/p' },
	],
])('keeps the statistics that %o asks for', (env, expected) => {
	expect(getConfig(env).storeViews.map(({ analytics }) => analytics)).toEqual([expected, expected, expected]);
});
