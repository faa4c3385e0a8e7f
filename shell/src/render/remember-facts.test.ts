import { Attribute, Tag } from '@pasaz/kernel/contract/catalog';
import { cmsPage } from '@pasaz/kernel/contract/content';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import { type Api, createApi } from '@pasaz/kernel/network/api';
import { documentOf, findMany } from '@pasaz/kernel/network/find';
import { exchange } from '@pasaz/kernel/network/http';
import { beforeEach, expect, it } from 'vitest';
import { createFacts, rememberFacts } from './remember-facts.ts';

const Coded = documentOf({ attribute_code: Attribute.shape.attribute_code });
const Named = documentOf({ name: Tag.shape.name });
const CONFIG = {
	menuTags: ['nowosc'],
	socialLogin: { google: null, facebook: null },
	headImage: null,
	contact: { email: 'a@b.pl', phone: '', address: '', hours: '' },
};

let asked: string[];
let now: number;
let answer: () => Response;
let facts: ReturnType<typeof createFacts>;
let api: Api;

beforeEach(() => {
	asked = [];
	now = 1;
	answer = () => Response.json({ total: 1, hits: [{ attribute_code: 'color', name: 'Nowości' }] });
	facts = createFacts(() => now);
	const request: typeof fetch = async (input) => {
		asked.push(new URL(String(input)).pathname);
		return answer();
	};
	const send = rememberFacts(({ url, init }) => exchange(request, url, init), facts);
	api = createApi({ baseUrl: 'http://api.test', timeout: 1000, exchange: send });
});

const attributes = () => findMany(api, 'attribute', Coded, {});

it('asks once for what rarely changes, by all who want it at a time', async () => {
	await Promise.all([attributes(), attributes()]);
	expect(await attributes()).toEqual([{ attribute_code: 'color' }]);
	await findMany(api, 'tag', Named, { where: { url_key: 'nowosc' } });
	expect(asked).toHaveLength(2);
	answer = () => Response.json({ code: 200, result: CONFIG });
	await api.call(shopConfig);
	expect(await api.call(shopConfig)).toEqual(CONFIG);
	expect(asked).toHaveLength(3);
});

it('asks again after a purge, and after a minute where nobody tells of changes (6.27)', async () => {
	await attributes();
	facts.forget();
	await attributes();
	now += 59_000;
	await attributes();
	expect(asked).toHaveLength(2);
	now += 2000;
	await attributes();
	expect(asked).toHaveLength(3);
});

it('asks for itself when the page that asked first could not wait for the answer', async () => {
	let isFirst = true;
	answer = () => {
		if (!isFirst) return Response.json({ total: 1, hits: [{ attribute_code: 'size' }] });
		isFirst = false;
		throw new DOMException('late', 'TimeoutError');
	};
	const [first, second] = await Promise.allSettled([attributes(), attributes()]);
	expect(first.status).toBe('rejected');
	expect(second).toMatchObject({ value: [{ attribute_code: 'size' }] });
});

it('holds neither a failure nor that something is not there (3.13, 6.27)', async () => {
	answer = () => Response.json({ code: 503, result: 'busy' }, { status: 503 });
	await expect(attributes()).rejects.toThrow('busy');
	answer = () => Response.json({ total: 0, hits: [] });
	await attributes();
	await attributes();
	expect(asked).toHaveLength(3);
});

it('holds no product, no review and no page', async () => {
	for (const type of ['product', 'review', 'cms_page'] as const) {
		for (let i = 0; i < 2; i += 1) await findMany(api, type, documentOf({}), {});
	}
	await expect(api.call(cmsPage, { params: { slug: 'a' } })).rejects.toThrow();
	expect(asked).toHaveLength(7);
});
