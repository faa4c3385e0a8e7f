import type { PageModule } from '@pasaz/kernel/contract/slices';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { PATHS } from '@pasaz/kernel/routes';
import { useLoaderData } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownPage } from '../routing/page-record.ts';
import { INCOMPLETE } from '../routing/worker-file.ts';
import { createRenderer } from './render-page.ts';
import { FAKE_PAGE, FAKE_SETTINGS } from './settings.fake.ts';
import type { PageForm, WorkerMessage } from './worker-messages.ts';

const text = '</script><b>"Jutro"</b>';
let loads = 0;

const PAGES: Record<string, Partial<PageModule>> = {
	'mf_content/faq-page': {
		loader: async () => ({ text }),
		handle: { meta: () => ({ title: 'FAQ' }), tags: () => ['cms:7'] },
	},
	'mf_content/site-map-page': {
		loader: async () => ({ title: 'Mapa', list: ['Sukienki'] }),
		Component: () => useLoaderData<{ list: string[] }>().list,
		handle: { meta: () => ({ title: 'Mapa', noindex: true }), shown: { fields: ['list'], read: () => ({}) } },
	},
	'mf_content/contact-page': { loader: () => Promise.reject(new Error('secret of the server')) },
	'mf_account/account-page': { loader: async () => ++loads, handle: { ...FAKE_PAGE.handle, needsLogin: true } },
	'mf_content/preview-page': { loader: async () => ++loads, handle: { ...FAKE_PAGE.handle, audience: 'editor' } },
};

/** Renders a page and gives its messages in their order. */
function open() {
	const pages = new Map(Object.entries(PAGES).map(([name, page]) => [name, { ...FAKE_PAGE, ...page }]));
	const posted: WorkerMessage[] = [];
	let end = () => {};
	const render = createRenderer(FAKE_SETTINGS, { pages, fragment: () => undefined, broken: [] }, (message) => {
		posted.push(message);
		if (message.kind === 'failed' || (message.kind === 'chunk' && message.isLast)) end();
	});
	return async (url: string, form: PageForm = 'document') => {
		posted.length = 0;
		const { promise, resolve } = Promise.withResolvers<void>();
		end = resolve;
		void render({ id: 1, url, version: 0, factsVersion: 0, nonce: 'n', leftOut: undefined, form });
		await promise;
		return [...posted];
	};
}

const render = open();
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function recordIn(messages: WorkerMessage[]): ShownPage | undefined {
	const message = messages.find(({ kind }) => kind === 'record');
	return message?.kind === 'record' ? JSON.parse(decode(message.record)) : undefined;
}

const recordOf = async (url: string, form: PageForm = 'record') => recordIn(await render(url, form));

function documentIn(messages: WorkerMessage[]) {
	const html = messages.map((message) => (message.kind === 'chunk' ? decode(message.chunk) : '')).join('');
	return { html, boot: JSON.parse(/id="pasaz-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') };
}

const bootOf = async (url: string) => documentIn(await render(url)).boot;

beforeAll(async () => {
	for (const language of ['de', 'it']) await loadTexts(language);
});
beforeEach(() => {
	loads = 0;
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the record of a page', () => {
	it.each(['document', 'record'] as const)('comes before the first chunk, whoever asks for a %s', async (form) => {
		const kinds = (await render('/faq', form)).map(({ kind }) => kind);
		expect(kinds[0]).toBe('record');
		expect(kinds).toContain('chunk');
	});

	it('says all that the page is, without the menu', async () => {
		expect(await recordOf('/de/faq')).toEqual({
			releaseSet: 's',
			status: 200,
			page: 'mf_content/faq-page',
			// nobody answers for the menu here
			incomplete: true,
			resolved: null,
			errors: null,
			head: {
				title: expect.stringMatching(/^FAQ – /),
				canonical: 'https://shop.test/de/faq',
				alternates: expect.arrayContaining([{ hreflang: 'x-default', href: 'https://shop.test/faq' }]),
			},
			tags: expect.arrayContaining(['menu', 'cms:7']),
			scripts: [],
			styles: [],
			loaderData: { '/faq': { text } },
		});
	});

	it('has the data of the document, also what the client reads from that, and no more', async () => {
		expect((await bootOf('/faq')).loaderData).toEqual((await recordOf('/faq'))?.loaderData);
		const { list, ...sent } = Object(Object.values((await recordOf(PATHS['site-map']))?.loaderData ?? {})[0]);
		expect(list).toEqual(['Sukienki']);
		expect(Object.values((await bootOf(PATHS['site-map'])).loaderData)).toEqual([sent]);
	});

	it.each([
		['lacks something says so with its document, so that no device keeps them', 503, true],
		['is whole does not', 404, undefined],
	])('that %s (16.15)', async (_, status, incomplete) => {
		vi.stubGlobal('fetch', async () => Response.json({ code: status, result: 'no' }, { status }));
		const messages = await open()('/faq');
		vi.unstubAllGlobals();
		const { html, boot } = documentIn(messages);
		expect([recordIn(messages)?.incomplete, boot.incomplete]).toEqual([incomplete, incomplete]);
		expect(html.endsWith(`${incomplete ? INCOMPLETE : ''}</body></html>`)).toBe(true);
		expect(html.includes(INCOMPLETE)).toBe(incomplete ?? false);
	});

	it('names no canonical address where search engines must not index the page', async () => {
		const head = (await recordOf(PATHS['site-map']))?.head;
		expect([head?.canonical, head?.alternates]).toEqual([undefined, []]);
	});

	it.each([
		['a page that fails', '/kontakt', 500, 'mf_content/contact-page'],
		['a page whose slice is missing', '/partners', 503, null],
		['an address without a page', '/%00', 404, null],
		['an address that cannot be looked up', '/nie-wiadomo', 503, null],
	])('says the status of %s, and nothing of why', async (_, url, status, page) => {
		const record = await recordOf(url);
		expect(record).toMatchObject({ status, resolved: null, head: { alternates: [] } });
		expect(record?.page).toBe(page);
		for (const error of Object.values(record?.errors ?? {})) expect(error).toEqual({ status: expect.any(Number) });
		expect(JSON.stringify(record)).not.toContain('secret');
		expect(record?.loaderData).not.toHaveProperty('default');
	});
});

describe('what has no record (2.35)', () => {
	it.each([
		['/account', 'shopper'],
		['/preview-cms-draft/0123456789abcdef', 'editor'],
	])('%s, which is refused before anything is loaded for it', async (url, audience) => {
		const head = { status: 404, location: undefined, audience, tags: [], loadedIn: 0 };
		expect(await render(url, 'record')).toMatchObject([{ kind: 'chunk', head, isLast: true }]);
		expect(loads).toBe(0);
		const kinds = (await render(url)).map(({ kind }) => kind);
		expect([loads, kinds.includes('record')]).toEqual([1, false]);
	});

	it('an address that has another spelling', async () => {
		const [message] = await render('/de/FAQ/?a=1', 'record');
		expect(message).toMatchObject({ kind: 'chunk', head: { status: 301, location: '/de/faq?a=1' } });
	});
});
