import type { PageModule } from '@pasaz/kernel/contract/slices';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { PATHS } from '@pasaz/kernel/routes';
import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { INCOMPLETE } from '../routing/worker-file.ts';
import { createRenderer } from './render-page.ts';
import { FAKE_PAGE, FAKE_SETTINGS } from './settings.fake.ts';
import type { LeftOut, RenderedHead, WorkerMessage } from './worker-messages.ts';

const never = new Promise<never>(() => {});
const PAGES: Record<string, PageModule['Component']> = {
	'mf_content/faq-page': () => <h1>Whole page</h1>,
	'mf_content/partners-page': () => {
		throw new Error('secret of the server');
	},
	'mf_content/contact-page': () => (
		<>
			<h1>Page in part</h1>
			<Suspense fallback={<p>Fallback</p>}>
				<Never />
			</Suspense>
		</>
	),
	'mf_catalog/compare-page': () => <Never />,
};

function Never() {
	return use(never);
}

interface Rendered {
	head: RenderedHead | undefined;
	/** The status of the first record. */
	recorded?: number;
	html: string;
	failed: boolean;
	degraded: boolean;
}

function open() {
	const pages = new Map(
		Object.entries(PAGES).map(([name, Component]): [string, PageModule] => [name, { ...FAKE_PAGE, Component }]),
	);
	const meta = () => {
		throw new Error('secret of the server');
	};
	pages.set('mf_account/account-page', { ...FAKE_PAGE, handle: { meta } });
	pages.set('mf_account/register-page', { ...FAKE_PAGE, handle: { ...FAKE_PAGE.handle, audience: 'holder' } });
	pages.set('mf_content/complaint-page', { ...FAKE_PAGE, loader: () => never });
	let reads = 0;
	const loader = async () => ++reads;
	pages.set('mf_content/return-page', { ...FAKE_PAGE, loader, Component: () => <p>{`Read ${useLoaderData()}`}</p> });
	const shown = { fields: ['list'], read: () => ({}) };
	pages.set('mf_content/site-map-page', {
		...FAKE_PAGE,
		loader: async () => ({ title: 'Mapa', list: ['Sukienki'] }),
		Component: () => useLoaderData<{ list: string[] }>().list,
		handle: { ...FAKE_PAGE.handle, shown },
	});
	const waiting = new Map<number, (message: WorkerMessage) => void>();
	const post = (message: WorkerMessage) => void ('id' in message && waiting.get(message.id)?.(message));
	const render = createRenderer(FAKE_SETTINGS, { pages, fragment: () => undefined, broken: [] }, post);
	let id = 0;
	return (url: string, version = 0, leftOut?: LeftOut) =>
		new Promise<Rendered>((resolve) => {
			id += 1;
			const rendered: Rendered = { head: undefined, html: '', failed: false, degraded: false };
			waiting.set(id, (message) => {
				if (message.kind === 'failed') return resolve({ ...rendered, failed: true });
				if (message.kind === 'record') rendered.recorded ??= message.head.status;
				if (message.kind !== 'chunk') return;
				rendered.head ??= message.head;
				rendered.html += new TextDecoder().decode(message.chunk);
				rendered.degraded = message.degraded;
				if (message.isLast) resolve(rendered);
			});
			void render({ id, url, version, factsVersion: version, nonce: 'n', leftOut, form: 'document' });
		});
}

const render = open();
beforeAll(async () => {
	for (const language of ['de', 'it']) await loadTexts(language);
});
beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a storefront is chosen by the first part of the path', () => {
	it.each([
		['/faq', 'pl', 'https://shop.test/faq'],
		['/de/faq', 'de', 'https://shop.test/de/faq'],
		['/it/faq', 'it', 'https://shop.test/it/faq'],
	])('%s', async (url, lang, canonical) => {
		const { head, html } = await render(url);
		expect(head?.status).toBe(200);
		expect(html).toContain(`<html lang="${lang}">`);
		expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
		expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://shop.test/faq">');
		expect(html).toContain('<h1>Whole page</h1>');
	});

	it.each([
		['/de/', '/de'],
		['/DE/Faq/?a=1', '/de/faq?a=1'],
		['//evil.example//x', '/evil.example/x'],
		['/faq/', '/faq'],
	])('with one spelling of its paths: %s is %s', async (url, location) => {
		expect((await render(url)).head).toMatchObject({ status: 301, location });
	});
});

it.each(['/faq', '/error', '/nie-ma-tego'])(
	'%s waits for what its layout ends with before it is painted',
	async (url) => {
		const { html } = await render(url);
		const [, id] = /<link rel="expect" href="#(\w+)"/.exec(html) ?? [];
		expect(html).toMatch(new RegExp(`<(footer|main) id="${id}"`));
	},
);

it.each([
	['/register', true],
	['/faq', false],
])('%s asks for scripts in its head only if it shows nothing without them: %s', async (url, isAsked) => {
	const { html } = await render(url);
	const [head = ''] = html.split('</head>');
	expect(head.includes('<link rel="preload" as="script"')).toBe(isAsked);
});

describe('what cannot be rendered', () => {
	it('gives way to the error view, within the layout and without secrets', async () => {
		const { head, html, degraded, recorded } = await render('/partners');
		expect(head?.status).toBe(500);
		expect(recorded, 'the record says what the loaders found').toBe(200);
		expect(degraded).toBe(true);
		expect(html).toContain('Nie udało się wczytać tej części sklepu');
		expect(html).toContain('id="content"');
		expect(html).toContain('noindex');
		expect(html).not.toContain('secret of the server');
	});

	it('gives way to the error view when it cannot even say what it is called', async () => {
		const { head, html } = await render('/account');
		expect(head?.status).toBe(500);
		expect(html).toContain('Nie udało się wczytać tej części sklepu');
	});

	it('is left to its fallback when it is a part that never comes', async () => {
		const { head, html, degraded } = await render('/kontakt');
		expect(head?.status).toBe(200);
		expect(degraded).toBe(true);
		expect(html).toContain('<h1>Page in part</h1>');
		expect(html).toContain('Fallback');
		expect(html.endsWith(`${INCOMPLETE}</body></html>`)).toBe(true);
	});

	it('gives way to the error view when it is a page that never comes', async () => {
		const { head, html } = await render('/de/porownanie');
		expect(head?.status).toBe(500);
		expect(html).toContain('Wir konnten diesen Teil des Shops nicht laden');
	});

	it('is an error of its page when its data never come', async () => {
		const { head, html } = await render(PATHS.complaint);
		expect(head?.status).toBe(503);
		expect(html).toContain('Nie udało się wczytać tej części sklepu');
	});

	it.each([
		['at this address', { slices: ['mf_content'], pages: {} }],
		['of this page', { slices: [], pages: { 'mf_content/faq-page': ['mf_content'] } }],
	])('is shown without a slice that is to be left out %s', async (_, leftOut) => {
		const { head, html, degraded } = await render('/faq', 0, leftOut);
		expect([head?.status, degraded]).toEqual([503, true]);
		expect(html).toContain('Nie udało się wczytać tej części sklepu');
		expect((await render('/faq')).html).toContain('<h1>Whole page</h1>');
	});

	it('is whole when a slice is to be left out of another page', async () => {
		const leftOut = { slices: [], pages: { 'mf_content/contact-page': ['mf_content'] } };
		const { head, html } = await render('/faq', 0, leftOut);
		expect(head?.status).toBe(200);
		expect(html).toContain('<h1>Whole page</h1>');
	});

	it('is an error of its page when its slice is missing', async () => {
		const { head, html } = await render('/login');
		expect(head?.status).toBe(503);
		expect(html).toContain('Nie udało się wczytać tej części sklepu');
	});
});

it('does not tell again what the client reads from the page', async () => {
	const { html } = await render(PATHS['site-map']);
	const [, boot = ''] = /id="pasaz-boot">(.*?)<\/script>/.exec(html) ?? [];
	expect(html).toContain('Sukienki');
	expect(Object.values(JSON.parse(boot).loaderData)).toEqual([{ title: 'Mapa' }]);
});

it('shares what it read for a moment, but never over a purge', async () => {
	expect((await render('/zwrot')).html).toContain('Read 1');
	expect((await render('/zwrot', 1)).html).toContain('Read 2');
});

it('has the shell’s own error page, out of search engines', async () => {
	const { head, html } = await render('/error');
	expect(head?.status).toBe(200);
	expect(html).toContain('noindex');
});

it('says within its budget that an address cannot be found out', async () => {
	const { head } = await render('/nie-wiadomo');
	expect(head?.status).toBe(503);
});
