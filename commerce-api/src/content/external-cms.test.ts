import { createServer, type RequestListener } from 'node:http';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { cmsDraft, cmsFaq, cmsLayout, cmsPage } from '@pasaz/kernel/contract/content';
import { urlMap } from '@pasaz/kernel/contract/url-map';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../app.fixture.ts';
import { createExternalCms, type ExternalCms } from './external-cms.ts';

const PAGE = {
	...{ id: 7, identifier: 'blog', url_key: 'blog', title: 'Blog', updated_at: '2026-11-20T10:00:00Z' },
	content: '<p onclick="x()">Len</p><script>alert(1)</script>',
};
const good: RequestListener = (_, response) => response.end(JSON.stringify({ code: 200, result: PAGE }));
const away: RequestListener = (_, response) => response.writeHead(503).end('down');
const missing: RequestListener = (_, response) => response.writeHead(404).end('{}');

let answer: RequestListener;
let asked: (string | undefined)[];
let logged: string[];
let now: number;
let url: string;
let cms: ExternalCms;
let close: () => void;

beforeEach(async () => {
	asked = [];
	logged = [];
	now = 1_000_000;
	answer = good;
	const server = createServer((request, response) => {
		asked.push(request.url);
		answer(request, response);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
	const log = pino({}, { write: (line: string) => logged.push(line) });
	cms = createExternalCms({ url, log, now: () => now });
	close = () => {
		server.closeAllConnections();
		server.close();
	};
});
afterEach(() => close());

const page = (slug = 'blog') => cms.read(cmsPage, { params: { slug }, storeCode: 'de' });

describe('rule 10.19: an external CMS', () => {
	it('is asked by the specified calls in the language of the store view, and its HTML is cleaned', async () => {
		expect(await page()).toEqual({ ...PAGE, content: '<p>Len</p>' });
		expect(asked).toEqual(['/api/ext/cms-data/url/blog?storeCode=de']);
	});

	it('is asked again after ten seconds', async () => {
		await page();
		now += 9_000;
		await page();
		expect(asked).toHaveLength(1);
		now += 1_000;
		await page();
		expect(asked).toHaveLength(2);
	});

	it.each<[string, RequestListener]>([
		['is away', away],
		['breaks off', (request) => request.socket.destroy()],
		['is slow', () => {}],
		['sends another address', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
		['answers with a page of HTML', (_, response) => response.end('<!doctype html>')],
		['answers another shape', (_, response) => response.end('{"code":200,"result":{"title":1}}')],
		['says that it failed', (_, response) => response.end('{"code":500,"result":{}}')],
		['answers without end', (_, response) => response.end(`{"result":"${'x'.repeat(1_000_001)}"}`)],
	])('keeps its last good answer when it %s, and has none where there never was one', async (_, broken) => {
		const before = await page();
		answer = broken;
		now += 10_000;
		expect(await page()).toEqual(before);
		expect(await page('other')).toBeUndefined();
		expect(logged.join()).toContain('/api/ext/cms-data/url/blog');
	});

	it('fails without the key of a draft in the log (27.21)', async () => {
		answer = away;
		const uuid = 'a-key-that-opens-the-draft';
		expect(await cms.read(cmsDraft, { params: { uuid }, storeCode: 'de' })).toBeUndefined();
		expect(asked.join()).toContain(uuid);
		expect(logged.join()).toContain('/api/ext/cms-data/draft/');
		expect(logged.join()).not.toContain(uuid);
	});

	it('is left alone for five seconds when it is away', async () => {
		answer = away;
		await page();
		await page('other');
		expect(asked).toHaveLength(1);
		now += 5_000;
		answer = good;
		expect(await page('other')).toMatchObject({ title: 'Blog' });
	});

	it.each<[string, RequestListener]>([
		['refuses', (_, response) => response.writeHead(414).end()],
		['answers without end', (_, response) => response.end(`{"result":"${'x'.repeat(1_000_001)}"}`)],
	])('is asked for other pages while there is an address that it %s', async (_, odd) => {
		answer = odd;
		expect(await page('x'.repeat(4000))).toBeUndefined();
		answer = good;
		expect(await page()).toMatchObject({ title: 'Blog' });
	});

	it('keeps its last good answers whatever else is asked for', async () => {
		const before = await page();
		answer = missing;
		for (let number = 0; number < 600; number += 1) await page(`nie-ma-${number}`);
		answer = away;
		now += 10_000;
		expect(await page()).toEqual(before);
	});

	it('has what it has taken away no more, and never leaves its calls', async () => {
		await page();
		answer = missing;
		now += 10_000;
		expect(await page()).toBeUndefined();
		expect(logged).toEqual([]);
		expect(await page('..')).toBeUndefined();
		expect(asked).toHaveLength(2);
	});
});

describe('rule 10.19: a shop with an external CMS', () => {
	it('shows its content before its own, finds its pages by their addresses, and falls back', async () => {
		const shop = await createTestApp(undefined, { env: { CMS_URL: url } });
		const layout: RequestListener = (_, response) => response.end('{"result":{"freeDelivery":"Gratis od {free}"}}');
		answer = (request, response) => {
			const { url: path = '' } = request;
			const found = path.includes('/layout/site') ? layout : path.includes('/url/blog') ? good : missing;
			found(request, response);
		};
		expect(await shop.call(cmsLayout, { params: { layout: 'site' } })).toMatchObject({
			freeDelivery: 'Gratis od {free}',
		});
		expect(await shop.call(cmsPage, { params: { slug: 'blog' } })).toMatchObject({ content: '<p>Len</p>' });
		expect(await shop.call(cmsPage, { params: { slug: 'o-nas' } })).toMatchObject({ url_key: 'o-nas' });
		expect(await shop.call(urlMap, { body: { url: '/blog' } })).toMatchObject({ _type: 'cms_page' });
		expect(await shop.call(urlMap, { body: { url: '/nie-ma' } })).toBeNull();
		const lookUp = (slug: string, storeCode = 'pl') =>
			shop.call(catalogSearch, {
				storeCode,
				body: { type: 'cms_page', searchQuery: { _appliedFilters: [{ attribute: 'url_key', value: { eq: slug } }] } },
			});
		expect((await lookUp('blog')).hits).toMatchObject([{ title: 'Blog', content: '<p>Len</p>' }]);
		expect((await lookUp('o-nas')).hits).toMatchObject([{ title: 'O nas' }]);
		answer = (_, response) =>
			response.end(JSON.stringify({ result: { ...PAGE, url_key: 'o-nas', title: 'Über uns' } }));
		expect((await lookUp('o-nas', 'de')).hits).toMatchObject([{ title: 'Über uns' }]);
		close();
		expect(await shop.call(cmsFaq)).not.toEqual([]);
		await shop.close();
	});
});
