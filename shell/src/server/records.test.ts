import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFakeShell, settled } from './shell.fake.ts';

afterEach(() => {
	vi.useRealTimers();
});

const SECRET = 'a-secret-of-some-length';
const cacheState = (answer: Response) => /cache;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];

type FakeShell = ReturnType<typeof openFakeShell>;

/** The turn of the render from which both forms of `path` come, as the fake renderer of `numbered` writes it. */
async function turnsOf({ app }: FakeShell, path: string) {
	const document = await (await app.request(path)).text();
	await settled();
	const record = await (await app.request(`/_page${path}`)).json();
	await settled();
	return [/turn (\d+)/.exec(document)?.[1], /turn (\d+)/.exec(record.text)?.[1]];
}

function numbered() {
	let turn = 0;
	return openFakeShell({ render: () => ({ text: `<p>turn ${++turn}</p>` }) });
}

function purge({ app }: FakeShell, tags: string[]) {
	const headers = { authorization: `Bearer ${SECRET}` };
	return app.request('/cache/purge', { method: 'POST', headers, body: JSON.stringify({ tags }) });
}

describe('a record and its document (26.25)', () => {
	it.each([
		['/ona', '/_page/ona'],
		['/_page/ona', '/ona'],
	])('are made and kept together: %s, then %s', async (first, second) => {
		const { app, rendered } = openFakeShell();
		expect(cacheState(await app.request(first))).toBe('miss');
		await settled();
		expect(cacheState(await app.request(second))).toBe('hit');
		expect(rendered).toEqual(['/ona']);
	});

	it.each([
		['/ona', '/_page/ona'],
		['/_page/ona', '/ona'],
	])('are made once for who asks while they are made: %s, then %s', async (...paths) => {
		const { app, rendered } = openFakeShell();
		const answers = await Promise.all(paths.map((path) => app.request(path)));
		for (const answer of answers) expect(await answer.text()).toContain('/ona');
		expect(rendered).toEqual(['/ona']);
	});

	it('go together when a tag is purged, and no others go', async () => {
		const shell = numbered();
		for (const tag of ['menu', 'product:7']) {
			const before = await turnsOf(shell, '/ona');
			await purge(shell, [tag]);
			expect(await turnsOf(shell, '/ona')).toEqual(
				tag === 'menu' ? before.map((turn) => `${Number(turn) + 1}`) : before,
			);
		}
	});

	it('are never fresher or staler than each other', async () => {
		const shell = numbered();
		const turns = new Set<string | undefined>();
		for (const path of ['/ona', '/_page/ona', '/ona']) {
			vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
			expect(cacheState(await shell.app.request(path))).toBe(turns.size === 0 ? 'miss' : 'stale');
			await vi.waitFor(async () => expect(cacheState(await shell.app.request('/ona'))).toBe('hit'), 5000);
			const [document, record] = await turnsOf(shell, '/ona');
			expect(record).toBe(document);
			turns.add(document);
		}
		expect([...turns]).toEqual(['1', '2', '3']);
	});
});

describe('a record (2.34)', () => {
	it('waits for the loaders of a page and not for its document', async () => {
		const { promise: isRendered, resolve: finish } = Promise.withResolvers<void>();
		const { app, rendered } = openFakeShell({ isRendered });
		const document = app.request('/ona');
		for (const turn of ['first', 'second']) {
			const answer = await app.request('/_page/ona');
			expect([turn, answer.status, cacheState(answer)]).toEqual([turn, 200, 'miss']);
		}
		finish();
		expect((await document).status).toBe(200);
		expect(rendered).toEqual(['/ona']);
	});

	it.each([false, true])(
		'is kept with its document, although nobody asked for that (streamed: %s)',
		async (isStreamed) => {
			const { app, rendered } = openFakeShell({ isStreamed });
			await app.request('/_page/ona?color=2&utm_source=x&color=1');
			await settled();
			const document = await app.request('/ona?color=2&color=1');
			expect([cacheState(document), rendered]).toEqual(['hit', ['/ona?color=2&color=1']]);
			expect(await document.text()).toContain('<p>/ona?color=2&color=1</p>');
		},
	);

	it.each([
		['/_page/', '/'],
		['/_page/de', '/de'],
		['/_page/de/ona?page=2', '/de/ona?page=2'],
		['/_page//evil.example/x', '//evil.example/x'],
		['/_page/_page/ona', '/_page/ona'],
		['/_page/%00', '/%00'],
		['/_page/ona%2fsukienki', '/ona%2fsukienki'],
		[`/_page/${'a'.repeat(5000)}`, `/${'a'.repeat(5000)}`],
		[`/_page/ona?${'utm=1&'.repeat(2000)}q=len`, '/ona?q=len'],
	])('at %s is that of %s', async (address, path) => {
		const { app, rendered } = openFakeShell();
		const answer = await app.request(address);
		expect([answer.status, (await answer.json()).url]).toEqual([200, path]);
		expect(rendered).toEqual([path]);
	});

	it.each([404, 503])('says %d in an answer that is found, and is kept by nobody', async (status) => {
		const { app, rendered } = openFakeShell({ render: () => ({ text: '', status }) });
		for (let turn = 0; turn < 2; turn += 1) {
			const answer = await app.request('/_page/x');
			expect([answer.status, (await answer.json()).status]).toEqual([200, status]);
			await settled();
		}
		expect(rendered).toHaveLength(2);
	});

	it.each([false, true])('of a page that lacks something is not kept (streamed: %s) (26.23)', async (isStreamed) => {
		const { app, rendered } = openFakeShell({ isStreamed, render: () => ({ text: '', isDegraded: () => true }) });
		for (const path of ['/_page/ona', '/ona', '/_page/ona']) {
			await (await app.request(path)).text();
			await settled();
		}
		expect(rendered).toHaveLength(3);
	});

	it.each([
		['/_page/ONA?utm_source=x', 301, '/ona', '/ona?utm_source=x'],
		['/_page/ona/?page=2&gclid=1', 301, '/ona?page=2', '/ona?page=2&gclid=1'],
		['/_page/blog?a=1', 302, 'https://blog.example/', 'https://blog.example/'],
	])('says that %s has moved (%d)', async (address, status, location, movedTo) => {
		const { app } = openFakeShell({ render: () => ({ text: '', status, location }) });
		const answer = await app.request(address);
		expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
		expect(await answer.json()).toEqual({ releaseSet: 'set', status, movedTo });
	});

	it('is of the release set that is published', async () => {
		let set = 'old';
		const { app, rendered } = openFakeShell({ set: () => set });
		await app.request('/_page/ona');
		await settled();
		set = 'new';
		expect(cacheState(await app.request('/_page/ona'))).toBe('miss');
		expect(rendered).toHaveLength(2);
		const moving = openFakeShell({ set: () => set, render: () => ({ text: '', status: 301, location: '/' }) });
		expect((await (await moving.app.request('/_page/x')).json()).releaseSet).toBe('new');
	});

	it.each(['shopper', 'holder', 'editor'] as const)('of a page for its %s is refused', async (audience) => {
		const { app } = openFakeShell({ render: () => ({ text: 'secret', audience }) });
		const answers = await Promise.all([app.request('/account'), app.request('/_page/account')]);
		const refused = [answers[1], await app.request('/_page/account')];
		for (const answer of refused) {
			expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([404, 'no-store']);
			expect(await answer?.json()).toEqual({ error: 'no-record' });
		}
	});

	it('is sent also if its document then fails, and neither is kept', async () => {
		const { promise: isRendered, reject } = Promise.withResolvers<void>();
		const { app, rendered } = openFakeShell({ isRendered });
		const [document, record] = [app.request('/ona'), app.request('/_page/ona')];
		expect((await record).status).toBe(200);
		reject(new Error('the render worker ended'));
		expect((await document).status).toBe(503);
		expect(cacheState(await app.request('/_page/ona'))).toBe('miss');
		expect(rendered).toHaveLength(2);
	});

	it('that cannot be made says so', async () => {
		const { app } = openFakeShell({
			render: () => {
				throw new Error('the render worker ended');
			},
		});
		const answer = await app.request('/_page/ona');
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
		expect(await answer.json()).toEqual({ error: 'unavailable' });
	});
});

describe('the answer with a record', () => {
	it('is JSON that no search engine lists and nobody keeps without asking', async () => {
		const { app } = openFakeShell();
		for (const state of ['miss', 'hit']) {
			const { headers } = await app.request('/_page/ona');
			await settled();
			expect(Object.fromEntries(headers)).toMatchObject({
				'content-type': 'application/json',
				'cache-control': 'no-cache',
				vary: 'accept-encoding',
				'x-robots-tag': 'noindex',
				'x-content-type-options': 'nosniff',
				'cross-origin-resource-policy': 'same-origin',
				'server-timing': expect.stringContaining(`cache;desc=${state}`),
				etag: expect.stringMatching(/^W\/"[\w-]+"$/),
			});
			expect(headers.get('set-cookie')).toBeNull();
		}
	});

	it.each([undefined, 'br'])('is empty for who has the record already (encoding %s)', async (encoding) => {
		const { app } = openFakeShell();
		const etag = (await app.request('/_page/ona')).headers.get('etag') ?? '';
		await settled();
		const headers = { 'if-none-match': `"x", ${etag}`, ...(encoding && { 'accept-encoding': encoding }) };
		const same = await app.request('/_page/ona', { headers });
		expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
		expect((await app.request('/_page/ela', { headers })).status).toBe(200);
	});

	it('weighs least once the record is asked for again, also when it was made anew as it was', async () => {
		const words = Array.from({ length: 2000 }, (_, index) => `Sukienka ${index * index}`).join(' ');
		const { app } = openFakeShell({ render: () => ({ text: words }) });
		const read = async () => {
			const answer = await app.request('/_page/ona', { headers: { 'accept-encoding': 'br' } });
			const bytes = Buffer.from(await answer.arrayBuffer());
			expect(JSON.parse(brotliDecompressSync(bytes).toString()).text).toBe(words);
			return bytes.byteLength;
		};
		const atFirst = await read();
		await vi.waitFor(async () => expect(await read()).toBeLessThan(atFirst * 0.9), 5000);
		const atBest = await read();
		vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
		await read();
		await vi.waitFor(async () => expect(cacheState(await app.request('/ona'))).toBe('hit'), 5000);
		expect(await read()).toBe(atBest);
	});

	it('is made anew and kept by nobody for whoever shows who they are', async () => {
		const { app, rendered } = openFakeShell();
		for (let turn = 0; turn < 2; turn += 1) {
			const answer = await app.request('/_page/ona', { headers: { authorization: 'Bearer x' } });
			expect([answer.headers.get('cache-control'), cacheState(answer)]).toEqual(['private, no-store', 'bypass']);
			await settled();
		}
		expect(rendered).toHaveLength(2);
	});

	it('to HEAD is like that to GET, without the record', async () => {
		const { app } = openFakeShell();
		const answer = await app.request('/_page/ona', { method: 'HEAD' });
		expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
			200,
			'application/json',
			'',
		]);
	});

	it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('to %s says what may be asked', async (method) => {
		const { app, rendered } = openFakeShell();
		const answer = await app.request('/_page/ona', { method });
		expect([answer.status, answer.headers.get('allow'), rendered]).toEqual([405, 'GET, HEAD', []]);
	});

	it('to the prefix alone is that there is none', async () => {
		const { app, rendered } = openFakeShell();
		expect([(await app.request('/_page')).status, rendered]).toEqual([404, []]);
	});
});
