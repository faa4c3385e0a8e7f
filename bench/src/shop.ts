import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { DEMO_SETTINGS } from '../../scripts/shop-settings.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, '.cache/bench');
/** The first of three, which another bench on this machine must not have. */
const PORT = Number(process.env.BENCH_PORT ?? 4300);
const API_PORT = String(PORT + 1);
const UNCACHED_PORT = String(PORT + 2);

export interface BenchShop {
	/** Origin with the output cache on. */
	cached: string;
	/** Origin of a second server that renders every page anew. */
	uncached: string;
	close(): void;
}

function open(file: string, given: Record<string, string>): Promise<ChildProcess> {
	const env = { ...DEMO_SETTINGS, ...process.env, LOG_LEVEL: 'error', DATA_DIR: dataDir, API_PORT, ...given };
	const child = fork(join(root, file), { cwd: root, env });
	return new Promise((done, failed) => {
		child.once('message', () => done(child));
		child.once('exit', (code) => failed(new Error(`${file} ended with code ${code}`)));
	});
}

function openShell(port: string, cache: 'on' | 'off') {
	return open('bench/src/server.ts', { PORT: port, OUTPUT_CACHE: cache, API_URL: `http://127.0.0.1:${API_PORT}` });
}

/** Publishes the workspace and opens the demo shop, on other ports than a developer's own. */
export async function openShop(publish: (root: string, dataDir: string) => Promise<unknown>): Promise<BenchShop> {
	await publish(root, dataDir);
	const api = await open('commerce-api/src/main.ts', { PUBLIC_URL: `http://localhost:${PORT}` });
	const children = [api, await openShell(String(PORT), 'on'), await openShell(UNCACHED_PORT, 'off')];
	return {
		cached: `http://localhost:${PORT}`,
		uncached: `http://localhost:${UNCACHED_PORT}`,
		close: () => {
			for (const child of children) child.kill('SIGTERM');
		},
	};
}
