import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './child-process.ts';

export interface SecondShell {
	origin: string;
	pid: number;
	/** This shell's own copy of the releases and what is shown of them. */
	dataDir: string;
	releases: string;
	/** Ends the process and starts it again at the same address. */
	restart(): Promise<void>;
	close(): Promise<void>;
}

/** Makes a folder with a copy of the published releases, without the database. */
export async function copyReleases(): Promise<string> {
	const dataDir = await mkdtemp(join(tmpdir(), 'pasaz-'));
	const { E2E_DATA_DIR: published = '' } = process.env;
	for (const part of ['releases', 'sets', 'moves'])
		await cp(join(published, part), join(dataDir, part), { recursive: true });
	return dataDir;
}

/** Starts a shell on a copy of the published releases, so that a test may break them. It shares the API unless given another. */
export async function openSecondShell(
	apiUrl = process.env.E2E_API_URL ?? '',
	copied?: string,
	settings: Record<string, string> = {},
): Promise<SecondShell> {
	const dataDir = copied ?? (await copyReleases());
	const env = { DATA_DIR: dataDir, API_URL: apiUrl, OUTPUT_CACHE: 'off', ...settings };
	const start = (port: string) => startProcess('shell/src/server/main.ts', { ...env, PORT: port });
	let shell = await start(settings.PORT ?? '0');
	return {
		origin: `http://localhost:${shell.port}`,
		pid: shell.pid,
		dataDir,
		releases: join(dataDir, 'releases'),
		restart: async () => {
			await shell.close();
			shell = await start(String(shell.port));
		},
		close: async () => {
			await shell.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
