import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from './for-tests/free-port.ts';

const ROOT = join(import.meta.dirname, '..');

it('says in one line that its port is taken, and starts no shop beside it (26.44)', async () => {
	const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'pasaz-dev-'))];
	const server = createServer().listen(port, '127.0.0.1');
	await once(server, 'listening');
	try {
		const env = { PORT: String(port), DATA_DIR: folder };
		const dev = spawnSync(process.execPath, ['scripts/dev.ts'], { cwd: ROOT, env, encoding: 'utf8', timeout: 50_000 });
		expect(dev).toMatchObject({ status: 1, stdout: '' });
		expect(dev.stderr).toContain(`Port ${port} cannot be used: set PORT to another one.\n`);
		expect(await readdir(folder)).toEqual([]);
	} finally {
		server.close();
		await rm(folder, { recursive: true });
	}
});
