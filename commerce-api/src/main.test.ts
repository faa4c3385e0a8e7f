import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { afterAll, it } from 'vitest';
import { sized } from '../../scripts/for-tests/faults.ts';
import { DEMO_LABEL } from './import/label/demo-label.fixture.ts';

/** ms; five seconds and what a busy machine needs. Without a limit of its own the server would wait a minute for headers. */
const LONGEST = 40_000;
/** ms; three processes start, on a machine that may do ten other things. */
const TIME = sized(180_000, 900_000);

const folder = mkdtempSync(join(tmpdir(), 'pasaz-main-'));
const running: ChildProcess[] = [];
afterAll(() => {
	for (const child of running) child.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
	const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'main.ts')], {
		env: {
			...process.env,
			DATA_DIR: folder,
			API_PORT: '0',
			LABEL: DEMO_LABEL,
			STORE_VIEWS: STORE_VIEWS_FILE,
			LOG_LEVEL: 'info',
			SANDBOX_PAYMENT: 'false',
			...env,
		},
	});
	running.push(child);
	const said = { text: '' };
	const listening = Promise.withResolvers<string>();
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (data) => {
			said.text += data;
			const port = said.text.match(/"port":(\d+)/)?.[1];
			if (port) listening.resolve(`http://127.0.0.1:${port}`);
		});
	}
	const ended = once(child, 'close').then(([code]) => {
		listening.reject(new Error(`The API does not listen: ${said.text}`));
		return Number(code);
	});
	listening.promise.catch(() => {});
	return { child, said, ended, listening: listening.promise };
}

it.concurrent(
	'serves the demo shop, keeps a second process and slow senders out, survives being killed and ends in order (26.5, 26.7, 27.25)',
	async ({ expect }) => {
		const first = run();
		const url = await first.listening;
		expect(first.said.text).toContain('the empty database was filled');
		expect((await fetch(`${url}/readyz`)).status).toBe(200);
		expect(statSync(join(folder, 'db')).mode & 0o077).toBe(0);
		const slow = await openSlowly(url);

		const second = run();
		expect(await second.ended).toBe(1);
		expect(second.said.text).toMatch(/^The database .* is in use by process \d+; stop it first\.\s*$/);
		expect(await slow.closed).toBeLessThan(LONGEST);
		expect((await fetch(`${url}/healthz`)).status).toBe(200);

		first.child.kill('SIGKILL');
		await first.ended;
		const third = run({ STOP_DELAY: '3000' });
		const again = await third.listening;
		expect(third.said.text).not.toContain('the empty database was filled');
		const slowAgain = await openSlowly(again);

		const search = `${again}/api/stock/list?skus=a,b`;
		const before = Array.from({ length: 50 }, () => fetch(search));
		third.child.kill('SIGTERM');
		await expect.poll(async () => (await fetch(`${again}/readyz`)).status, { timeout: 20_000 }).toBe(503);
		const during = Array.from({ length: 50 }, () => fetch(search));
		const statuses = (await Promise.all([...before, ...during])).map(({ status }) => status);
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect(await third.ended).toBe(0);
		expect(await slowAgain.closed).toBeLessThan(LONGEST);
		expect(existsSync(join(folder, 'db.lock'))).toBe(false);
	},
	TIME,
);

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

it.concurrent(
	'says why it cannot reach its database',
	async ({ expect }) => {
		const api = run({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
		expect(await api.ended).toBe(1);
		expect(api.said.text).toBe('The database server of DATABASE_URL cannot be reached.\n');
	},
	TIME,
);

it.concurrent(
	'names a bad setting in one line',
	async ({ expect }) => {
		const child = run({ API_PORT: 'many' });
		expect(await child.ended).toBe(1);
		expect(child.said.text).toMatch(/^Bad settings: API_PORT: .*\n$/);
	},
	TIME,
);
