import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { move, publishChanges, setWith } from '@pasaz/delivery/publish';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { addRelease, openTestStore } from '@pasaz/delivery/releases.fixture';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConfig } from './config.ts';
import { type Generations, openGenerations } from './generations.ts';

/** A worker that answers with an empty page: at once for the home page, and for any other once a file is there. */
const SHELL = `const { existsSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage({ kind: 'ready', broken: [...workerData.settings.missing] });
const head = { status: 200, audience: 'anyone', tags: [], loadedIn: 0 };
parentPort.on('message', ({ id, url }) => {
	const timer = setInterval(() => {
		if (url !== '/' && !existsSync(url)) return;
		clearInterval(timer);
		parentPort.postMessage({ kind: 'chunk', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
	}, 10);
});`;

const FOUND = { timeout: 10_000, interval: 50 };
const log = pino({ level: 'silent' });
let store: ReleaseStore;
let shell: Generations;

beforeEach(async () => {
	store = await openTestStore();
	await addRelease(store, { name: 'mf_product' });
});
afterEach(async () => {
	vi.useRealTimers();
	await shell.close();
	await rm(store.root, { recursive: true });
});

async function publish(version: string): Promise<string> {
	await addRelease(store, { name: 'shell', version, code: `// ${version}\n${SHELL}` });
	const changes = { shell: version, mf_product: '1' };
	return (await publishChanges({ store, by: 'test' }, changes))?.set ?? '';
}

/** @returns the id of the canary's set */
async function tryOut(version: string): Promise<string> {
	const publisher = { store, by: 'test' };
	await addRelease(store, { name: 'mf_product', version });
	const moved = await move(publisher, async ({ move: last, shown }) => {
		const { id } = await setWith(publisher, shown, { mf_product: version });
		return last && { set: last.set, canary: { set: id, percent: 10 }, why: 'canary', by: 'test' };
	});
	return moved?.canary?.set ?? '';
}

async function openShell(): Promise<void> {
	const settings = { STORE_VIEWS: STORE_VIEWS_FILE, RENDER_WORKERS: '1', API_URL: 'http://127.0.0.1:1' };
	shell = await openGenerations({ config: getConfig({ ...settings, DATA_DIR: store.root }), store, log });
}

test('a move is followed while pages of a set before are still made, which are finished (26.70)', async () => {
	await publish('1');
	await openShell();
	const file = join(store.root, 'go-on');
	const request = { url: file, nonce: '', version: 0, factsVersion: 0, form: 'document' } as const;
	let isMade = false;
	const made = shell
		.shown()
		.render(request)
		.rendered.then(({ status }) => {
			isMade = true;
			return status;
		});
	for (const version of ['2', '3']) {
		const set = await publish(version);
		await vi.waitFor(() => expect(shell.shown().set.id).toBe(set), FOUND);
	}
	expect(isMade).toBe(false);
	await writeFile(file, '');
	expect(await made).toBe(200);
});

test('a canary that could not be started is tried again after ten minutes (26.30)', async () => {
	await publish('1');
	const canary = await tryOut('2');
	const folder = store.folderOf('mf_product', '2');
	await rename(folder, `${folder}-away`);
	await openShell();
	expect(shell.canary()).toBeUndefined();
	await rename(`${folder}-away`, folder);
	vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
	await vi.waitFor(() => expect(shell.canary()?.generation.set.id).toBe(canary), FOUND);
});
