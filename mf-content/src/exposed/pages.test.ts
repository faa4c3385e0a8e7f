import { requestContext } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { createApi } from '@pasaz/kernel/network/api';
import { PATHS } from '@pasaz/kernel/routes';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loader as cmsLoader, handle } from './cms-page.tsx';
import { handle as faqHandle, loader as faqLoader } from './faq-page.tsx';
import * as preview from './preview-page.tsx';

const DELIVERY = {
	id: 1,
	identifier: 'dostawa',
	url_key: 'dostawa',
	title: 'Dostawa',
	content: '<p>1–2 dni</p>',
	updated_at: '2026-11-01',
};
const PAGE = { ...DELIVERY, help: null };
const FAQ = [{ title: 'Zwroty', items: [{ question: 'Ile mam czasu?', answer: '<p>30 dni</p>' }] }];

function argsFor(slug: string) {
	const answers: Record<string, unknown> = {
		'/api/ext/cms-data/url/dostawa': DELIVERY,
		'/api/ext/cms-data/faq': FAQ,
	};
	const fetch = async (url: string | URL | Request) => {
		const result = answers[String(url)];
		const code = result ? 200 : String(url).endsWith('awaria') ? 500 : 404;
		return Response.json({ code, result: result ?? 'no' }, { status: code });
	};
	const context = new RouterContextProvider();
	context.set(requestContext, { api: createApi({ baseUrl: '', timeout: 1000, fetch }), storeView: POLAND });
	const url = new URL('https://shop.example/');
	return { request: new Request(url), url, pattern: '', params: { slug }, context };
}

describe('the page of the shop', () => {
	it('is loaded by its address', async () => {
		await expect(cmsLoader(argsFor('dostawa'))).resolves.toEqual({ ...DELIVERY, help: null });
	});

	it('is a real 404 when there is none (2.12)', async () => {
		await expect(cmsLoader(argsFor('nie-ma'))).rejects.toMatchObject({ init: { status: 404 } });
	});

	it('fails, not found, when the server is broken', async () => {
		await expect(cmsLoader(argsFor('awaria'))).rejects.toMatchObject({ status: 500 });
	});

	it('is named by its own title where search engines get no other', () => {
		expect(handle.meta(PAGE)).toMatchObject({ title: 'Dostawa', canonical: '/dostawa' });
		expect(handle.meta({ ...PAGE, meta_title: 'Dostawa i koszty' }).title).toBe('Dostawa i koszty');
	});
});

it('questions and answers are loaded in their groups (10.5)', async () => {
	await expect(faqLoader(argsFor(''))).resolves.toEqual(FAQ);
});

it('search engines get the page, and each question with its answer', () => {
	const absolute = (path: string) => `https://shop.example${path}`;
	const [page] = handle.jsonLd?.(PAGE, fakeShop(), absolute) ?? [];
	expect(page).toMatchObject({ '@type': 'WebPage', name: 'Dostawa', url: 'https://shop.example/dostawa' });
	expect(faqHandle.jsonLd?.(FAQ)).toMatchObject([
		{ mainEntity: [{ name: 'Ile mam czasu?', acceptedAnswer: { text: '<p>30 dni</p>' } }] },
	]);
	expect([handle.tags?.(PAGE), faqHandle.tags?.()]).toEqual([['cms:dostawa', 'cms:hierarchy'], ['cms:faq']]);
});

it('a preview is for editors: it is kept by nobody and shown in a sandbox (2.3, 10.3)', () => {
	expect(preview.handle.audience).toBe('editor');
});

describe('rule 10.20: the preview of a draft', () => {
	const banners = { mainBanners: [], smallBanners: [], productBanners: [], promotedCategories: [] };
	const visit = (draft: object) => {
		const fetch = async () => Response.json({ code: 200, result: draft });
		const shop = fakeShop({ api: createApi({ baseUrl: '', fetch }) });
		return visitPage(preview, { path: PATHS.preview, url: '/preview-cms-draft/key', shop });
	};

	it('shows what a layout puts around every page', async () => {
		const footer = [{ title: 'Na pokładzie', links: [{ label: 'Przystań', url: '/przystan' }] }];
		const document = { promo: { text: 'Nowa wełna', url: '/nowosc' }, freeDelivery: 'Gratis od {free}', footer };
		const { html } = await visit({ layout: 'site', document });
		for (const part of ['href="/nowosc"', 'Gratis od {free}', '<h2>Na pokładzie</h2>', 'href="/przystan"'])
			expect(html).toContain(part);
	});

	it('leads to the home page where the draft is its layout', async () => {
		const answer = await visit({ layout: 'home', document: banners });
		expect(answer).toMatchObject({ status: 302, location: '/preview-cms-draft/key/home' });
	});

	it('shows a block like a page', async () => {
		const { html } = await visit({ ...DELIVERY, identifier: 'cart-help', title: 'Pomoc' });
		expect(html).toContain('Pomoc</h1>');
		expect(html).toMatch(/<p>1–2\sdni<\/p>/);
	});
});
