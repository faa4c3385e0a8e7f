import { cmsDraft, cmsLayout, cmsPartners, redirectList, redirectOf } from '@pasaz/kernel/contract/content';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import { sizeTable, sizeTables } from '@pasaz/kernel/contract/size-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { input } from 'zod/mini';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { adminDraft } from '../platform/admin-contract.ts';
import type { ContentSource } from './content-source.ts';
import { writeContent } from './write-content.ts';

const ADMIN = 'a-secret-of-the-merchant-only';
const XSS = '<p onclick="x()">Zmierz</p><script>alert(1)</script>';
const banner = { image: '/s/u/sukienka-rudy-front', title: 'Len', text: null, url: '/ona' };
const source: ContentSource = {
	blocks: [{ identifier: 'pomoc', title: 'Pomoc', content: XSS }],
	hierarchy: [
		{ key: 'a', label: 'Sklep' },
		{ key: 'b', parent: 'a', label: 'O nas', page: 'o-nas' },
	],
	partners: [{ name: 'Tkalnia', description: 'Len', url: null, image: null, city: 'Łódź' }],
	layouts: {
		home: {
			mainBanners: [banner],
			smallBanners: [],
			productBanners: [],
			promotedCategories: ['ona/sukienki', 'tego-nie-ma'],
		},
	},
	sizeTables: [{ name: 'Kobieta', columns: ['Rozmiar'], rows: [['S']], note: XSS, categories: ['ona'] }],
	redirects: [
		{ path: 'sklep/sukienki', target: '/ona/sukienki', code: 301 },
		{ path: 'dokads', target: '//evil.example', code: 302 },
		{ path: 'partner', target: 'https://partner.example/x', code: 302 },
		{ path: 'kolo', target: '/krag', code: 301 },
		{ path: 'krag', target: '/kolo', code: 301 },
		...['ona', 'nowosc', 'o-nas', 'x/szalik-mgla'].flatMap((path): ContentSource['redirects'] => [
			{ path, target: `/dawniej/${path}`, code: 301 },
			{ path: `dawniej/${path}`, target: `/${path}`, code: 301 },
		]),
	],
	settings: {
		menuTags: ['nowosc'],
		headImage: null,
		contact: { email: 'sklep@example.com', phone: '1', address: 'Łódź', hours: '9–16' },
	},
};

let shop: TestApp;
beforeAll(async () => {
	const env = { ADMIN_SECRET: ADMIN, REDIRECT_HOSTS: 'partner.example', GOOGLE_CLIENT_ID: 'g' };
	shop = await createTestApp(undefined, { env });
});
afterAll(() => shop.close());

it('a shop that was never set up answers with little, but answers (25.20)', async () => {
	expect(await shop.call(shopConfig)).toMatchObject({ menuTags: [], socialLogin: { google: 'g', facebook: null } });
	expect(await shop.call(cmsPartners)).toEqual([]);
	expect(await shop.call(sizeTables)).toEqual([]);
	expect(await shop.call(redirectList)).toEqual([]);
	expect(await shop.refused(cmsLayout, { params: { layout: 'home' } })).toMatchObject({ status: 404 });
});

describe('what editors wrote', () => {
	beforeAll(() => writeContent(shop.db, source));

	it('is answered as soon as it is written (10.5, 25.20, 25.22)', async () => {
		expect(await shop.call(shopConfig)).toMatchObject(source.settings);
		expect(await shop.call(cmsPartners)).toEqual(source.partners);
	});

	it('names categories by their ids of now', async () => {
		const { mainBanners, promotedCategories } = await shop.call(cmsLayout, { params: { layout: 'home' } });
		expect(mainBanners).toEqual([banner]);
		expect(promotedCategories).toHaveLength(1);
		expect(await shop.refused(cmsLayout, { params: { layout: '__proto__' } })).toMatchObject({ status: 404 });
	});

	it('contains nothing executable (10.8)', async () => {
		const [table] = await shop.call(sizeTables);
		expect(table).toMatchObject({ note: '<p>Zmierz</p>', rows: [['S']] });
		expect(await shop.call(sizeTable, { params: { id: String(table?.id) } })).toEqual([table]);
		for (const id of ['999', 'x', '-1', '99999999999'])
			expect(await shop.refused(sizeTable, { params: { id } })).toMatchObject({ status: 404 });
	});

	it('leads to the shop and to allowed hosts only (3.14, 10.8, 27.11)', async () => {
		const listed = (await shop.call(redirectList)).map(({ path }) => path).toSorted();
		const written = source.redirects.map(({ path }) => path).toSorted();
		expect(listed).toEqual(written.filter((path) => path !== 'dokads'));
		const at = (path: string) => shop.call(redirectOf, { params: { path } });
		const askedPlainly = async (path: string) => (await shop.app.request(`${redirectList.path}/${path}`)).json();
		expect(await at('sklep/sukienki')).toEqual(source.redirects[0]);
		expect(await at('/sklep/sukienki/')).toEqual(source.redirects[0]);
		for (const path of ['sklep/sukienki', '/sklep/sukienki/', 'sklep%2fsukienki', '%2Fsklep/sukienki'])
			expect([path, await askedPlainly(path)]).toEqual([path, { code: 200, result: source.redirects[0] }]);
		for (const path of ['sklep', 'sklep/sukienki/lniane', '/', 'sklep%00/sukienki', 'sklep/%zz'])
			expect([path, await askedPlainly(path)]).toMatchObject([path, { code: 404, result: { errorCode: 'not-found' } }]);
		expect(await at('partner')).toMatchObject({ target: 'https://partner.example/x' });
		for (const path of ['dokads', 'nic', '%', '../etc/passwd'])
			expect(await shop.refused(redirectOf, { params: { path } })).toMatchObject({ status: 404 });
	});

	it('does not loop, and is dropped where the catalogue has a page again', async () => {
		for (const path of ['kolo', 'krag'])
			expect(await shop.refused(redirectOf, { params: { path } })).toMatchObject({ status: 404 });
		for (const path of ['ona', 'nowosc', 'o-nas', 'x/szalik-mgla'])
			expect(await shop.call(redirectOf, { params: { path: `dawniej/${path}` } })).toMatchObject({
				target: `/${path}`,
			});
	});
});

describe('a draft (10.3)', () => {
	const draft = { url_key: 'wiosna', title: 'Wiosna', content: XSS };
	const headers = { authorization: `Bearer ${ADMIN}` };

	it('is shown to whoever has its key, for thirty days, and never cached', async () => {
		const { key, path } = await shop.call(adminDraft, { headers, body: draft });
		expect(path).toBe(`/preview-cms-draft/${key}`);
		expect(await shop.call(cmsDraft, { params: { uuid: key } })).toMatchObject({
			title: 'Wiosna',
			content: '<p>Zmierz</p>',
		});
		const { headers: answered } = await shop.send(cmsDraft, { params: { uuid: key } });
		expect(answered.get('cache-control')).toBe('no-store');
		shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 86_400_000 + 1);
		expect(await shop.refused(cmsDraft, { params: { uuid: key } })).toMatchObject({ status: 404 });
	});

	it('may be a block, or a layout, which shows what is there now (rule 10.20)', async () => {
		const headers = { authorization: `Bearer ${ADMIN}` };
		const opened = async (body: input<typeof adminDraft.body>) => {
			const { key } = await shop.call(adminDraft, { headers, body });
			return shop.call(cmsDraft, { params: { uuid: key } });
		};
		const block = { identifier: 'cart-help', title: 'Pomoc', content: XSS };
		expect(await opened(block)).toMatchObject({ identifier: 'cart-help', content: '<p>Zmierz</p>' });
		const yaml = `
mainBanners:
  - { image: ${banner.image}, title: Len, text: null, url: /ona }
  - { image: /g/o/gone, title: Len, text: null, url: /ona }
promotedCategories: [ona/sukienki, tego-nie-ma]
`;
		const draft = await opened({ layout: 'home', yaml });
		expect(draft).toMatchObject({ layout: 'home', document: { mainBanners: [banner], smallBanners: [] } });
		expect('layout' in draft && draft.document.promotedCategories).toHaveLength(1);
		const wrong = await shop.refused(adminDraft, { headers, body: { layout: 'site', yaml: 'promo:\n  txt: x' } });
		expect(wrong).toMatchObject({ status: 422, errorMessage: expect.stringContaining('site:1: promo.text') });
	});

	it('has an unguessable key', async () => {
		for (const uuid of ['x', '%00', '0'.repeat(22), 'x'.repeat(5000)])
			expect(await shop.refused(cmsDraft, { params: { uuid } })).toMatchObject({ status: 404 });
		expect(await shop.refused(adminDraft, { body: draft })).toMatchObject({ status: 401 });
	});
});
