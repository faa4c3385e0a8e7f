import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, expect, it, test, vi } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import { openFakeShell, settled } from './shell.fake.ts';
import { OverloadedError } from './workers/overloaded-error.ts';

afterEach(() => {
	vi.useRealTimers();
});

let purges = 0;

const nonceOf = (answer: Response) =>
	/'nonce-([\w=-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
const cacheState = (answer: Response) => /cache;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];

async function textOf(answer: Response) {
	const bytes = Buffer.from(await answer.arrayBuffer());
	return (answer.headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}

/** Sources of the policy that are not of the shop's own addresses. */
const sourcesOf = (answer: Response) =>
	answer.headers.get('content-security-policy')?.match(/'(nonce|sha256)-[^']+'/g) ?? [];
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
	[undefined, { isStreamed: false }],
	[undefined, { isStreamed: true }],
	['br', { isStreamed: false }],
	['br', { isStreamed: true }],
])(
	'names what stands inline: by a nonce as it is made, by hashes once it is kept (encoding %s, %o) (27.32)',
	async (encoding, form) => {
		const { app, rendered } = openFakeShell(form);
		const ask = () => app.request('/ona', encoding ? { headers: { 'accept-encoding': encoding } } : {});
		const first = await ask();
		expect([...(await textOf(first)).matchAll(/nonce="([^"]+)"/g)].map(([, used]) => used)).toEqual([
			nonceOf(first),
			nonceOf(first),
		]);
		await settled();
		const kept = await ask();
		expect(cacheState(kept)).toBe('hit');
		expect(sourcesOf(kept)).toEqual([hashOf('1'), hashOf('p{}')]);
		expect(await textOf(kept)).toBe('<!doctype html><style>p{}</style><p>/ona</p><script>1</script>');
		expect(rendered).toEqual(['/ona']);
	},
);

it('says when a document was sent, also of one that is kept (21.14)', async () => {
	const { app } = openFakeShell();
	for (const state of ['miss', 'hit']) {
		const before = Date.now();
		const answer = await app.request('/ona');
		const [, sent] = /, sent;dur=(\d+)$/.exec(answer.headers.get('server-timing') ?? '') ?? [];
		expect(cacheState(answer)).toBe(state);
		expect(Number(sent)).toBeGreaterThanOrEqual(before);
		await answer.text();
		await settled();
	}
});

it('gives each page that is made a nonce of its own', async () => {
	const { app } = openFakeShell({ cache: undefined });
	const answers = await Promise.all(Array.from({ length: 5 }, () => app.request('/ona')));
	expect(new Set(answers.map(nonceOf)).size).toBe(5);
});

it('names nothing that somebody else wrote into a kept page', async () => {
	const { app } = openFakeShell({
		render: (_, nonce) => ({
			text: `<script>evil</script><script nonce="guessed">evil</script><script nonce="${nonce}">1</script>`,
		}),
	});
	await (await app.request('/ona')).text();
	await settled();
	expect(sourcesOf(await app.request('/ona'))).toEqual([hashOf('1')]);
});

it.each([
	['a page that was not found', { status: 404 }],
	['a page that lacks something', { isDegraded: () => true }],
	['a page of one shopper', { audience: 'shopper' }],
	['a page whose address is a secret', { audience: 'holder' }],
] as const)('never keeps %s', async (_, head) => {
	const { app, rendered } = openFakeShell({ render: () => ({ text: '<p>', ...head }) });
	for (let turn = 0; turn < 3; turn += 1) {
		await (await app.request('/x')).text();
		await settled();
	}
	expect(rendered).toHaveLength(3);
});

it('gives whoever shows who they are a page of their own, kept by nobody (26.16, 27.17)', async () => {
	const { app, rendered } = openFakeShell();
	const headers = { authorization: 'Bearer x' };
	for (let turn = 0; turn < 2; turn += 1) {
		const answer = await app.request('/ona', { headers });
		await answer.text();
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		expect(cacheState(answer)).toBe('bypass');
		await settled();
	}
	expect(rendered).toHaveLength(2);
});

it('answers HEAD like GET, without the page', async () => {
	const { app } = openFakeShell();
	const answer = await app.request('/ona', { method: 'HEAD' });
	expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
		200,
		'text/html; charset=utf-8',
		'',
	]);
});

it('shows a page of more than a minute at once, and makes it anew behind the answer', async () => {
	const { app, rendered } = openFakeShell();
	await (await app.request('/ona')).text();
	await settled();
	vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
	const answer = await app.request('/ona');
	expect(cacheState(answer)).toBe('stale');
	await vi.waitFor(async () => expect(cacheState(await app.request('/ona'))).toBe('hit'), 5000);
	expect(rendered).toHaveLength(2);
});

it('sends what weighs least once a page is asked for again, also when it was made anew as it was', async () => {
	const words = Array.from({ length: 2000 }, (_, index) => `Sukienka ${index * index}`).join(' ');
	const { app, rendered } = openFakeShell({
		render: (_, nonce) => ({ text: `<style nonce="${nonce}"></style>${words}` }),
	});
	const headers = { 'accept-encoding': 'br' };
	const bytesOf = async () => (await (await app.request('/ona', { headers })).arrayBuffer()).byteLength;
	const atFirst = await bytesOf();
	await vi.waitFor(async () => expect(await bytesOf()).toBeLessThan(atFirst * 0.9), 5000);
	const atBest = await bytesOf();
	vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
	await bytesOf();
	await vi.waitFor(async () => expect(cacheState(await app.request('/ona'))).toBe('hit'), 5000);
	expect(rendered).toHaveLength(2);
	expect(await bytesOf()).toBe(atBest);
});

it('has the copy that weighs least for a page that is only asked for after it has to be made anew', async () => {
	const cache = createPageCache();
	const { app, rendered } = openFakeShell({ cache });
	const ask = async () => (await app.request('/ona', { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
	await ask();
	await settled();
	vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
	await ask();
	await vi.waitFor(() => expect(cache.get('set /ona')?.document.brotli).toBeDefined(), 5000);
	expect(rendered).toHaveLength(2);
});

it('says so, with the way on, where no page can be made', async () => {
	const { app } = openFakeShell({
		render: () => {
			throw new Error('the render worker ended');
		},
	});
	const answer = await app.request('/ona');
	expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
		503,
		'5',
		'private, no-store',
	]);
	expect(await answer.text()).toContain(`<style nonce="${nonceOf(answer)}">`);
	expect(await (await app.request('/it/ona')).text()).toContain('Torniamo subito');
});

it('sends a redirect with the headers of a page and nothing else', async () => {
	const { app } = openFakeShell({ render: () => ({ text: '', status: 301, location: '/ona' }) });
	const answer = await app.request('/ONA?utm_source=x');
	expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([301, '/ona?utm_source=x', '']);
	expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

it('makes a page of the set that is published by the time it is made', async () => {
	let set = 'old';
	const kept: string[] = [];
	const cache: PageCache = {
		...createPageCache(),
		async find() {
			set = 'new';
			return undefined;
		},
		keep: (key) => kept.push(key),
	};
	const { app } = openFakeShell({ cache, set: () => set });
	await (await app.request('/ona')).text();
	await vi.waitFor(() => expect(kept).not.toEqual([]), 5000);
	expect(new Set(kept)).toEqual(new Set(['new /ona']));
});

it('makes a page of one shopper, who waited for that of another, of the set that is published by then', async () => {
	let set = 'old';
	const sets: string[] = [];
	const render = (_: string, __: string, of: string) => {
		sets.push(of);
		return { text: '<p>', audience: 'shopper' } as const;
	};
	const { promise: isRendered, resolve: end } = Promise.withResolvers<void>();
	const { app } = openFakeShell({ render, set: () => set, isRendered });
	const both = [app.request('/cart'), app.request('/cart')];
	await settled();
	set = 'new';
	end();
	await Promise.all(both);
	expect(sets).toEqual(['old', 'new']);
});

it('says that there is a crowd where more pages are asked for than can be made (26.29)', async () => {
	const { app } = openFakeShell({
		render: () => {
			throw new OverloadedError();
		},
	});
	const answer = await app.request('/de/ona');
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
	expect(await answer.text()).toContain('Gerade ist viel los');
	expect((await app.request('/_page/ona')).status).toBe(503);
});

it.each([false, true])(
	'makes a page once for all who ask while it is made, each with a policy that fits (streamed: %s)',
	async (isStreamed) => {
		for (const [status, location] of [[200], [404], [301, '/ona']] as const) {
			const { app, rendered } = openFakeShell({
				isStreamed,
				render: (url, nonce) => ({ text: `<style nonce="${nonce}">p{}</style>${url}`, status, location }),
			});
			const answers = await Promise.all(Array.from({ length: 5 }, () => app.request('/ONA')));
			expect(rendered).toEqual(['/ONA']);
			const [first, ...others] = answers;
			for (const answer of answers) {
				expect([answer.status, answer.headers.get('location')]).toEqual([status, location ?? null]);
			}
			if (location) continue;
			expect(await first?.text()).toBe(`<style nonce="${first && nonceOf(first)}">p{}</style>/ONA`);
			for (const answer of others) {
				expect(sourcesOf(answer)).toEqual([hashOf('p{}')]);
				expect(await answer.text()).toBe('<style>p{}</style>/ONA');
			}
		}
	},
);

it.each([
	['of one shopper', { audience: 'shopper' }, createPageCache()],
	['that was purged meanwhile', {}, { ...createPageCache(), counts: () => ({ version: purges++, factsVersion: 0 }) }],
] as const)('makes a page %s for each who asks', async (_, head, cache) => {
	const { app, rendered } = openFakeShell({ render: () => ({ text: '<p>', ...head }), cache });
	await Promise.all([app.request('/x'), app.request('/x')]);
	expect(rendered).toHaveLength(2);
});

it('fails for all who ask when it fails, and is made anew for the next', async () => {
	let isBroken = true;
	const { app, rendered } = openFakeShell({
		render: () => {
			if (isBroken) throw new Error('the render worker ended');
			return { text: '<p>' };
		},
	});
	const answers = await Promise.all([app.request('/ona'), app.request('/ona')]);
	expect(answers.map(({ status }) => status)).toEqual([503, 503]);
	isBroken = false;
	expect((await app.request('/ona')).status).toBe(200);
	expect(rendered).toHaveLength(2);
});

it('logs a page or a record that failed without the secret in its address (27.21)', async () => {
	const lines: string[] = [];
	const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
	const render = () => {
		throw new Error('boom');
	};
	const { app } = openFakeShell({ log, render });
	const order = '/zamowienie/8f14e45f-ceea-467f-a9b1-0c5d3c1a9e77';
	const secret = 'qB3-f_0ZrVYc1kXo8s7LmTgW2aHdNpE5';
	for (const prefix of ['', '/_page']) expect((await app.request(`${prefix}${order}/${secret}`)).status).toBe(503);
	await settled();
	expect(lines.join('')).toContain(`"url":"${order}/…"`);
	expect(lines.join('')).toContain(`"path":"${order}/…"`);
	expect(lines.join('')).not.toContain(secret);
});

test.each([
	[500, 'private, no-store'],
	[503, 'private, no-store'],
	[404, 'no-cache'],
	[200, 'no-cache'],
])('a page of status %d is sent as %s, lest one that failed be shown again (26.9)', async (status, expected) => {
	for (const isStreamed of [false, true]) {
		const { app } = openFakeShell({ isStreamed, render: () => ({ text: '<p>', status }) });
		const answers = await Promise.all([app.request('/faq'), app.request('/faq')]);
		expect(answers.map((answer) => [answer.status, answer.headers.get('cache-control')])).toEqual([
			[status, expected],
			[status, expected],
		]);
	}
});
