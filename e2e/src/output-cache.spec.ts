import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { measured, sized } from '../../scripts/for-tests/faults.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';

const REQUESTS = sized(400, 10_000);
/** Requests under way at the same time. */
const PARALLEL = 20;
const SECRET = 'a-secret-of-some-length';

let shell: SecondShell;
test.beforeAll(async () => {
	shell = await openSecondShell(undefined, undefined, {
		OUTPUT_CACHE: 'on',
		RENDER_WORKERS: '2',
		PURGE_SECRET: SECRET,
	});
});
test.afterAll(async () => shell.close());

const PAGES = [
	'/',
	'/ona',
	'/ona/sukienki',
	'/ona/sukienki?page=2',
	'/sukienka-lniana-jagna',
	'/faq',
	'/cart',
	'/account',
	'/nie-ma',
];

const NEVER_KEPT = ['/cart', '/account', '/nie-ma'];

/** Drops the nonces, which each answer has of its own. */
function contentOf(html: string): string {
	return html.replaceAll(/ nonce="[\w-]+"/g, '');
}

const titleOf = (html: string) => /<title>[^<]*/.exec(html)?.[0];
const stateOf = (answer: APIResponse) => /cache;desc=(\w+)/.exec(answer.headers()['server-timing'] ?? '')?.[1];

/** Asks until the page has all of its parts: a busy machine now and then has no time for some. */
async function wholePage(request: APIRequestContext, path: string): Promise<string> {
	const isKept = !NEVER_KEPT.includes(path);
	let whole = '';
	const look = async () => {
		const { answer, html } = await htmlOf(request, path);
		whole = html;
		return answer.status() !== 503 && (!isKept || stateOf(answer) === 'hit');
	};
	await expect.poll(look, { message: path }).toBe(true);
	return whole;
}

async function htmlOf(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
	const answer = await request.get(shell.origin + path, { headers });
	return { answer, html: await answer.text() };
}

/** Sends a shopper's request with a mark wherever it has room for one. */
function marked(mark: string, turn: number) {
	const path = PAGES[turn % PAGES.length] ?? '/';
	const query = turn % 3 === 0 ? `${path.includes('?') ? '&' : '?'}utm_source=${mark}&${mark}=1` : '';
	const headers = {
		cookie: `session=${mark}; cart=${mark}`,
		'accept-language': mark,
		'x-forwarded-host': `${mark}.test`,
		'x-original-url': `/${mark}`,
		...(turn % 5 === 0 && { authorization: `Bearer ${mark}` }),
	};
	return { path, url: path + query, headers };
}

test('two shoppers at once: each page is the page that was asked for, with not one byte of the other (26.17)', async ({
	request,
}) => {
	test.setTimeout(540_000 + REQUESTS * 150);
	const expected = new Map<string, string>();
	for (const path of PAGES) expected.set(path, contentOf(await wholePage(request, path)));
	let turn = 0;
	let compared = 0;
	const shopper = async () => {
		while (turn < REQUESTS) {
			turn += 1;
			const mark = turn % 2 === 0 ? 'MARKERanna' : 'MARKERbolek';
			const { path, url, headers } = marked(mark, turn);
			const { answer, html } = await htmlOf(request, url, headers);
			const head = JSON.stringify(answer.headers());
			expect(`${head}${html}`.includes('MARKER'), url).toBe(false);
			const whole = expected.get(path) ?? '';
			if (answer.status() !== 503) expect(titleOf(html), url).toBe(titleOf(whole));
			if (stateOf(answer) !== 'hit') continue;
			compared += 1;
			expect(contentOf(html) === whole, `${url} is the page of ${path}`).toBe(true);
		}
	};
	await Promise.all(Array.from({ length: PARALLEL }, shopper));
	expect(compared).toBeGreaterThan(REQUESTS / 4);
	measured('F38', { requests: REQUESTS, 'compared byte by byte': compared, 'foreign bytes': 0 });
});

test('a page is kept with each encoding, its policy names what is inline, and a purge of what it shows lets it go', async ({
	request,
}) => {
	const ask = async (path: string, encoding = 'br') => {
		const { answer, html } = await htmlOf(request, path, { 'accept-encoding': encoding });
		const policy = answer.headers()['content-security-policy'] ?? '';
		const [, nonce] = /'nonce-([\w-]+)'/.exec(policy) ?? [];
		expect(html.includes(' nonce="')).toBe(nonce !== undefined);
		if (nonce) expect(html).toContain(` nonce="${nonce}"`);
		return { state: stateOf(answer), policy };
	};
	const purge = (tags: string[]) =>
		request.post(`${shell.origin}/cache/purge`, { data: { tags }, headers: { authorization: `Bearer ${SECRET}` } });
	await ask('/ona');
	await expect.poll(async () => (await ask('/ona')).state).toBe('hit');
	for (const encoding of ['br', 'identity', 'br']) {
		const { state, policy } = await ask('/ona', encoding);
		expect(state).toBe('hit');
		expect(policy).toMatch(/script-src 'sha256-/);
		expect(policy).not.toContain('nonce');
	}

	expect((await purge(['product:999999'])).status()).toBe(200);
	expect((await ask('/ona')).state).toBe('hit');
	expect((await purge(['menu'])).status()).toBe(200);
	expect((await ask('/ona')).state).toBe('miss');
	expect((await request.post(`${shell.origin}/cache/purge`, { data: { all: true } })).status()).toBe(401);
});

test('pages that are not the same for all, or not found, are made for each (26.16)', async ({ request }) => {
	for (const path of ['/cart', '/account', '/nie-ma-takiej-strony', '/account/x.css', '/account%2f..%2fstatic']) {
		for (let turn = 0; turn < 3; turn += 1) {
			const { answer } = await htmlOf(request, path);
			expect(answer.headers()['server-timing'], path).toContain('cache;desc=miss');
		}
	}
});

test('a filter that the catalogue knows is part of the page, and a name that nobody knows is not', async ({
	request,
}) => {
	const plain = contentOf((await htmlOf(request, '/ona/sukienki')).html);
	const filtered = (await htmlOf(request, '/ona/sukienki?price_from=0&price_to=1')).html;
	expect(contentOf(filtered)).not.toBe(plain);
	await expect
		.poll(async () => {
			const { html, answer } = await htmlOf(request, '/ona/sukienki?nobody=knows&__proto__=x');
			expect(contentOf(html)).toBe(plain);
			return stateOf(answer);
		})
		.toBe('hit');
});
