import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
	const third = run();
	await listening(third.said);
	expect(third.said.text).not.toContain('demo shop');

	third.child.kill('SIGTERM');
	expect(await third.ended).toBe(0);
	expect(existsSync(join(folder, 'db.lock'))).toBe(false);
}, 60_000);

test('names a bad setting in one line', async () => {
	const child = run({ API_PORT: 'many' });
	expect(await child.ended).toBe(1);
	expect(child.said.text).toMatch(/^Bad settings: API_PORT: .*\n$/);
}, 20_000);
