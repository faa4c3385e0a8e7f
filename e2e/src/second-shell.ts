import { type ChildProcess, fork } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface SecondShell {
	origin: string;
	/** Folder of the releases that it serves, for this shell alone. */
	releases: string;
	close(): Promise<void>;
}

function untilReady(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		child.once('message', (message: { port: number }) => resolve(message.port));
		child.once('exit', (code) => reject(new Error(`The second shell ended with code ${code}`)));
	});
}

/** A shell of its own on a copy of the published releases, so that a test may break them. It shares the API. */
export async function openSecondShell(): Promise<SecondShell> {
	const dataDir = await mkdtemp(join(tmpdir(), 'pasaz-shell-'));
	const { E2E_DATA_DIR: published = '', E2E_API_URL: apiUrl = '' } = process.env;
	for (const part of ['releases', 'current.json'])
		await cp(join(published, part), join(dataDir, part), { recursive: true });
	const env = {
		...process.env,
		PORT: '0',
		DATA_DIR: dataDir,
		API_URL: apiUrl,
		OUTPUT_CACHE: 'off',
		LOG_LEVEL: 'silent',
	};
	const child = fork(join(root, 'shell/src/server/main.ts'), { cwd: root, env });
	const port = await untilReady(child);
	return {
		origin: `http://localhost:${port}`,
		releases: join(dataDir, 'releases'),
		close: async () => {
			const ended = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGTERM');
			await ended;
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
