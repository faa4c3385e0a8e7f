import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getConfig as getApiConfig } from '../commerce-api/src/platform/config.ts';
import { StoreUnavailable } from '../delivery/src/object-store.ts';
import { getConfig as getShellConfig } from '../shell/src/server/config.ts';
import { assertFree } from './assert-free.ts';
import { openChildren } from './children.ts';
import { keepRunning } from './keep-running.ts';
import { publishWorkspace } from './publish-workspace.ts';
import { shopSettings } from './shop-settings.ts';

const root = join(import.meta.dirname, '..');
const started = performance.now();
const { port, apiPort, dataDir, signing, env } = readSettings();

/** Checks the settings of both processes before anything is built; each process reads its own again. */
function readSettings() {
	try {
		Object.assign(process.env, { ...shopSettings(), ...process.env });
		// what is developed is no other machine's matter
		if (process.env.BUILD_MODE === 'development') delete process.env.RELEASES;
		const given = { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR ?? '.data') };
		const shell = getShellConfig(given);
		const { port: apiPort } = getApiConfig(given);
		const urls = { PUBLIC_URL: shell.publicUrl, API_URL: `http://127.0.0.1:${apiPort}` };
		const RELEASE_SECRET = releaseSecret(shell.dataDir);
		const env = { LOG_LEVEL: 'warn', RELEASE_SECRET, ...urls, ...purgeSettings(shell.port), ...given };
		const signing = { signer: shell.releaseSigner, keys: shell.releaseKeys };
		return { port: shell.port, apiPort, dataDir: shell.dataDir, signing, env };
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

/** Kept beside the releases, so that `pnpm pasaz` on this machine knows it. */
function releaseSecret(folder: string): string {
	const file = join(folder, 'release-secret');
	mkdirSync(folder, { recursive: true });
	try {
		return readFileSync(file, 'utf8').trim();
	} catch {
		const secret = randomBytes(32).toString('base64url');
		writeFileSync(file, secret, { mode: 0o600 });
		return secret;
	}
}

/** Lets the API purge pages of the shell on the same machine. */
function purgeSettings(port: number) {
	return {
		PURGE_SECRET: randomBytes(32).toString('base64url'),
		OUTPUT_CACHE_PURGE_URL: `http://127.0.0.1:${port}/cache/purge`,
	};
}

async function publish() {
	const mode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
	try {
		const { set, built, seconds } = await publishWorkspace(root, dataDir, { mode, ...signing });
		console.log(
			`Release set ${set}: ${built.length > 0 ? `built ${built.join(', ')}` : 'nothing is built'} (${seconds} s)`,
		);
	} catch (error) {
		if (!(error instanceof StoreUnavailable)) throw error;
		console.error(`${error.message}\nNothing is published; the shop shows what ran last on this machine`);
	}
}

// who is told to end does not go on building for a minute, and then open the shop
const children = openChildren(() => process.exit());
process.once('SIGINT', children.stop);
process.once('SIGTERM', children.stop);

function open(file: string): Promise<void> {
	const start = () => {
		const child = fork(join(root, file), { cwd: root, env });
		children.add(child);
		return child;
	};
	return keepRunning({ name: file, start, isStopping: children.isStopping });
}

try {
	await assertFree(port, 'PORT');
	await assertFree(apiPort, 'API_PORT');
	await Promise.all([publish(), open('commerce-api/src/main.ts')]);
	await open('shell/src/server/main.ts');
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`The shop is open at ${env.PUBLIC_URL} (${seconds} s)`);
} catch (error) {
	// a process that was told to end before it was ready is no fault, and the others end already
	if (!children.isStopping()) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
		children.stop();
	}
}
