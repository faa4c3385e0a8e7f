import { urlMap, urlMapShort } from '@pasaz/kernel/contract/url-map';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const map = (url: string, more: object = {}) => shop.call(urlMap, { body: { url, ...more } });

describe('the URL map (24.9)', () => {
	it.each([
		['/ona/sukienki/', 'category', { url_path: 'ona/sukienki' }],
		['/ona/sukienki?page=2#top', 'category', { url_path: 'ona/sukienki' }],
		['sukienka-lniana-zonkil', 'product', { sku: 'SUK-1' }],
		['/ona/sukienki/sukienka-lniana-zonkil', 'product', { sku: 'SUK-1' }],
		['/o-nas', 'cms_page', { identifier: 'o-nas' }],
	])('knows %s as a %s', async (url, type, source) => {
		expect(await map(url)).toMatchObject({ _type: type, _source: source });
	});

	it.each(['/nie-ma', '', '/', '%', "' or 1=1 --"])('knows nothing of "%s"', async (url) => {
		expect(await map(url)).toBeNull();
	});

	it('answers the same by its shorter name, with every option that clients send', async () => {
		const body = {
			url: '/sukienka-lniana-zonkil',
			includeFields: ['sku', 'type_id'],
			excludeFields: null,
			options: {
				prefetchGroupProducts: true,
				assignProductConfiguration: true,
				populateRequestCacheTags: true,
				setProductErrors: false,
				fallbackToDefaultWhenNoAvailable: true,
				separateSelectedVariant: false,
				setConfigurableProductOptions: true,
				filterUnavailableVariants: false,
			},
			filters: { sku: 'SUK-1-Rudy-S' },
			groupId: null,
			groupToken: '',
		};
		const short = await shop.call(urlMapShort, { body });
		expect(short).toMatchObject({ _type: 'product', _source: { sku: 'SUK-1-Rudy-S', type_id: 'configurable' } });
		expect(await shop.call(urlMap, { body })).toEqual(short);
	});

	it('only finds a product with the requested sku', async () => {
		expect(await map('/sukienka-lniana-zonkil', { filters: { sku: 'SUK-1' } })).toMatchObject({ _type: 'product' });
		expect(await map('/sukienka-lniana-zonkil', { filters: { sku: 'KOSZ-1' } })).toBeNull();
	});

	it('leaves out variants that cannot be bought if requested', async () => {
		const variants = async (filterUnavailableVariants: boolean) => {
			const answer = await map('/sukienka-lniana-zonkil', {
				options: { filterUnavailableVariants },
				includeFields: ['configurable_children.sku'],
			});
			return answer?._source.configurable_children;
		};
		expect(await variants(true)).toEqual([{ sku: 'SUK-1-Rudy-S' }, { sku: 'SUK-1-Czarny-M' }]);
		expect(await variants(false)).toHaveLength(4);
	});

	const configured = async (options: object, sku?: string) =>
		(await map('/sukienka-lniana-zonkil', { options, includeFields: ['sku'], ...(sku && { filters: { sku } }) }))
			?._source;

	it('configures a product by the sku of a variant, as its own or separately (4.5, 4.14)', async () => {
		const options = { assignProductConfiguration: true, setConfigurableProductOptions: true };
		const own = await configured(options, 'SUK-1-Czarny-M');
		expect(own).toMatchObject({
			sku: 'SUK-1-Czarny-M',
			is_configured: true,
			configuration: { color: { label: 'Czarny' }, size: { attribute_code: 'size', label: 'M' } },
			product_option: { extension_attributes: { configurable_item_options: [{ value: 'Czarny' }, { value: 'M' }] } },
		});
		const separate = await configured({ ...options, separateSelectedVariant: true }, 'SUK-1-Czarny-M');
		expect(separate).toMatchObject({ sku: 'SUK-1', selectedVariant: { sku: 'SUK-1-Czarny-M', price_incl_tax: 199 } });
	});

	it('is not configured with a variant that cannot be bought, unless it may fall back (4.13)', async () => {
		const options = { assignProductConfiguration: true };
		expect(await configured(options, 'SUK-1-Rudy-M')).toMatchObject({ sku: 'SUK-1', is_configured: false });
		const fallback = { ...options, fallbackToDefaultWhenNoAvailable: true };
		expect(await configured(fallback, 'SUK-1-Rudy-M')).toMatchObject({ sku: 'SUK-1-Rudy-S', is_configured: true });
		expect(await configured(options)).toMatchObject({ sku: 'SUK-1-Rudy-S' });
	});

	it('says its errors, and brings the products of a group, if requested', async () => {
		expect(await configured({ setProductErrors: true })).toEqual({ sku: 'SUK-1', errors: {} });
		const group = await map('/zestaw-na-plaze', { options: { prefetchGroupProducts: true } });
		expect(group?._source.product_links).toContainEqual(
			expect.objectContaining({
				linked_product_sku: 'SZAL-1',
				product: expect.objectContaining({ name: 'Szalik Mgła' }),
			}),
		);
	});

	it('answers only fields of the contract', async () => {
		const body = { includeFields: ['sku', 'cost', '__proto__', 'constructor'] };
		expect(await map('/sukienka-lniana-zonkil', body)).toEqual({ _type: 'product', _source: { sku: 'SUK-1' } });
	});

	it('is broken by no address (26.18)', async () => {
		await fc.assert(
			fc.asyncProperty(fc.oneof(fc.webPath(), fc.string({ unit: 'binary', maxLength: 300 })), async (url) => {
				expect([200, 422]).toContain((await shop.send(urlMap, { body: { url } })).status);
			}),
			{ numRuns: 200 },
		);
		expect(await shop.refused(urlMap, { body: { url: `/${'x'.repeat(2048)}` } })).toMatchObject({ status: 422 });
	});
});
