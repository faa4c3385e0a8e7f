import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPurgeEndpoint } from './purge-endpoint.ts';
import { openFakeShell, settled } from './shell.fake.ts';

const SECRET = 'a-secret-of-some-length';

function purge(body: unknown, authorization?: string) {
	const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
	return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

const TAGS = { '/a': ['product:1', 'menu'], '/b': ['product:2', 'menu'] } as const;

async function keptShell() {
	const shell = openFakeShell({
		render: (url) => ({ text: '<p>', tags: url === '/a' ? TAGS['/a'] : TAGS['/b'] }),
	});
	const open = async (path: string) => {
		const answer = await shell.app.request(path);
		await answer.text();
		await settled();
	};
	for (const path of ['/a', '/b']) await open(path);
	shell.rendered.length = 0;
	return { ...shell, open };
}

it.each([
	[{ tags: ['product:1'] }, ['/a']],
	[{ tags: ['product:1', 'product:2'] }, ['/a', '/b']],
	[{ tags: ['menu'] }, ['/a', '/b']],
	[{ tags: ['product:12'] }, []],
	[{ all: true }, ['/a', '/b']],
])('%o lets exactly those pages be made anew', async (body, expected) => {
	const { app, rendered, open } = await keptShell();
	expect((await app.request('/cache/purge', purge(body, `Bearer ${SECRET}`))).status).toBe(200);
	for (const path of ['/a', '/b']) await open(path);
	expect(rendered).toEqual(expected);
});

it.each([undefined, 'Bearer', 'Bearer a secret', 'Bearer wrong', `Basic ${SECRET}`, `Bearer ${SECRET}x`])(
	'refuses %s',
	async (authorization) => {
		const { app, rendered, open } = await keptShell();
		expect((await app.request('/cache/purge', purge({ all: true }, authorization))).status).toBe(401);
		await open('/a');
		expect(rendered).toEqual([]);
	},
);

it.each(['', '{', '[]', {}, { tags: [] }, { tags: ['*'] }, { tags: ['drop table'] }, { tags: 'home' }, { all: false }])(
	'does not take %j for a purge',
	async (body) => {
		const { app } = openFakeShell();
		expect((await app.request('/cache/purge', purge(body, `Bearer ${SECRET}`))).status).toBe(422);
	},
);

it('does not exist where no secret is set', async () => {
	const { app } = openFakeShell({ env: {} });
	expect((await app.request('/cache/purge', purge({ all: true }, `Bearer ${SECRET}`))).status).toBe(404);
});

it('does not read a body that no purge needs', async () => {
	const { app } = openFakeShell();
	const tags = Array.from({ length: 40_000 }, (_, index) => `product:${index}`);
	expect((await app.request('/cache/purge', purge({ tags }, `Bearer ${SECRET}`))).status).toBe(413);
});

it('logs that a secret was wrong, and not what was tried (27.36)', async () => {
	const lines: string[] = [];
	const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
	const app = new Hono().route('/cache/purge', createPurgeEndpoint({ cache: undefined, secret: SECRET, log }));
	await app.request('/cache/purge', purge({ all: true }, 'Bearer zgadywane'));
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: 40, msg: 'a purge with a wrong secret was refused' },
	]);
	expect(lines.join('')).not.toContain('zgadywane');
});
