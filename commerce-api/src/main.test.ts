import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pasaz-main-'));
const running: ChildProcess[] = [];
afterAll(() => {
	for (const child of running) child.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
	const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'main.ts')], {
		env: { ...process.env, DATA_DIR: folder, API_PORT: '0', LOG_LEVEL: 'info', ...env },
	});
	running.push(child);
	const said = { text: '' };
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (data) => {
			said.text += data;
		});
	}
	return { child, said, ended: once(child, 'close').then(([code]) => Number(code)) };
}

async function listening(said: { text: string }): Promise<string> {
	for (let attempt = 0; attempt < 600; attempt += 1) {
		const port = said.text.match(/"port":(\d+)/)?.[1];
		if (port) return `http://127.0.0.1:${port}`;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`The API does not listen: ${said.text}`);
}

test('serves the demo shop, keeps a second process out, survives being killed and ends in order', async () => {
	const first = run();
	const url = await listening(first.said);
	expect((await fetch(`${url}/readyz`)).status).toBe(200);

	const second = run();
	expect(await second.ended).toBe(1);
	expect(second.said.text).toMatch(/^The database .* is in use by process \d+; stop it first\.\s*$/);

	first.child.kill('SIGKILL');
	await first.ended;
	const third = run({ STOP_DELAY: '1' });
	const again = await listening(third.said);
	expect(third.said.text).not.toContain('demo shop');
	const slow = await openSlowly(again);

	const search = `${again}/api/stock/list?skus=a,b`;
	const before = Array.from({ length: 50 }, () => fetch(search));
	third.child.kill('SIGTERM');
	await expect.poll(async () => (await fetch(`${again}/readyz`)).status).toBe(503);
	const during = Array.from({ length: 50 }, () => fetch(search));
	const statuses = (await Promise.all([...before, ...during])).map(({ status }) => status);
	expect(new Set(statuses)).toEqual(new Set([200]));
	expect(await third.ended).toBe(0);
	expect(await slow.closed).toBeLessThan(12_000);
	expect(existsSync(join(folder, 'db.lock'))).toBe(false);
}, 60_000);

/** A client that holds a connection and goes on writing its headers. */
async function openSlowly(url: string): Promise<{ closed: Promise<number> }> {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	const { promise: closed, resolve } = Promise.withResolvers<number>();
	const started = performance.now();
	const drip = setInterval(() => socket.writable && socket.write('x'), 200);
	socket.on('error', () => {});
	socket.on('close', () => {
		clearInterval(drip);
		resolve(performance.now() - started);
	});
	await once(socket, 'connect');
	socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
	return { closed };
}

test('cuts off who sends headers too slowly, and says why it cannot reach its database', async () => {
	const other = mkdtempSync(join(tmpdir(), 'pasaz-slow-'));
	const api = run({ DATA_DIR: other });
	const unreachable = run({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
	const url = await listening(api.said);
	expect(await (await openSlowly(url)).closed).toBeLessThan(12_000);
	expect((await fetch(`${url}/healthz`)).status).toBe(200);
	api.child.kill('SIGTERM');
	expect(await api.ended).toBe(0);
	expect(await unreachable.ended).toBe(1);
	expect(unreachable.said.text).toBe('The database server of DATABASE_URL cannot be reached.\n');
	rmSync(other, { recursive: true, force: true });
}, 90_000);

test('names a bad setting in one line', async () => {
	const child = run({ API_PORT: 'many' });
	expect(await child.ended).toBe(1);
	expect(child.said.text).toMatch(/^Bad settings: API_PORT: .*\n$/);
}, 20_000);
