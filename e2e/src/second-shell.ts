import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './child-process.ts';

export interface SecondShell {
	origin: string;
	pid: number;
	/** This shell's own copy of the releases and what is shown of them. */
	dataDir: string;
	releases: string;
	/** Asks the process to end, as whoever replaces it does. */
	stop(): Promise<void>;
	/** Ends the process at once and removes its folder. */
	close(): Promise<void>;
}

/** Makes a folder with a copy of the published releases, without the database. */
export async function copyReleases(): Promise<string> {
	const dataDir = await mkdtemp(join(tmpdir(), 'pasaz-'));
	const { E2E_DATA_DIR: published = '' } = process.env;
	// hundreds of small files: one call is far quicker than a promise for each
	for (const part of ['releases', 'sets', 'moves'])
		cpSync(join(published, part), join(dataDir, part), { recursive: true });
	return dataDir;
}

/** Starts a shell on a copy of the published releases, so that a test may break them. It shares the API unless given another. */
export async function openSecondShell(
	apiUrl = process.env.E2E_API_URL ?? '',
	copied?: string,
	settings: Record<string, string> = {},
): Promise<SecondShell> {
	const dataDir = copied ?? (await copyReleases());
	// each thread that renders makes a start half a second longer
	const env = { DATA_DIR: dataDir, API_URL: apiUrl, OUTPUT_CACHE: 'off', RENDER_WORKERS: '1', ...settings };
	const shell = await startProcess('shell/src/server/main.ts', { ...env, PORT: '0' });
	return {
		origin: `http://localhost:${shell.port}`,
		pid: shell.pid,
		dataDir,
		releases: join(dataDir, 'releases'),
		stop: () => shell.close(),
		close: async () => {
			await shell.kill();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
