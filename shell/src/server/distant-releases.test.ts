import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleases } from '@pasaz/delivery/open-releases';
import { publishChanges } from '@pasaz/delivery/publish';
import { addRelease } from '@pasaz/delivery/releases.fixture';
import { type S3Server, startS3 } from '@pasaz/delivery/s3-server.fixture';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getConfig } from './config.ts';
import { type Generations, openGenerations } from './generations.ts';

/** A worker that answers each request with an empty page. */
const SHELL = `const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage({ kind: 'ready', broken: [...workerData.settings.missing] });
const head = { status: 200, audience: 'anyone', tags: [], loadedIn: 0 };
parentPort.on('message', ({ id }) => {
	parentPort.postMessage({ kind: 'chunk', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
});`;

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
const told = (text: string) => lines.filter(({ msg }) => msg === text).length;

let server: S3Server;
let machines: string[];
let running: Generations[];

beforeAll(async () => {
	server = await startS3();
});
afterAll(() => server.stop());
beforeEach(async () => {
	lines.length = 0;
	running = [];
	machines = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'pasaz-machine-'))));
});
afterEach(async () => {
	server.isAway(false);
	server.hang(undefined);
	await Promise.all(running.map((shell) => shell.close()));
	for (const machine of machines) await rm(machine, { recursive: true });
});

const storeOf = (machine = '') => openReleases(machine, server.releases);

async function publish(version: string): Promise<string> {
	const store = storeOf(machines[0]);
	const code = `// ${version}\n${SHELL}`;
	await addRelease(store, { name: 'shell', version, code });
	for (const name of ['mf_product', 'mf_content'] as const) await addRelease(store, { name, version });
	const changes = { shell: version, mf_product: version, mf_content: version };
	return (await publishChanges({ store, by: 'test' }, changes))?.set ?? '';
}

async function openShell(): Promise<Generations> {
	const [, dataDir = ''] = machines;
	const settings = { STORE_VIEWS: STORE_VIEWS_FILE, RENDER_WORKERS: '1', API_URL: 'http://127.0.0.1:1' };
	const config = getConfig({ ...settings, DATA_DIR: dataDir, RELEASES: server.releases });
	const shell = await openGenerations({ config, store: storeOf(dataDir), log });
	running.push(shell);
	return shell;
}
const shows = (shell: Generations, set: string) =>
	vi.waitFor(() => expect(shell.shown().set.id).toBe(set), { timeout: 10_000, interval: 20 });

it('shows on a second machine what is published, fetched and checked before it is named (26.70)', async () => {
	await publish('first');
	const shell = await openShell();
	expect(shell.shown().broken).toEqual([]);
	const set = await publish('second');
	const began = performance.now();
	await shows(shell, set);
	expect(performance.now() - began).toBeLessThan(5000);
	expect(shell.shown().broken).toEqual([]);
	const notes = async () => (await storeOf(machines[0]).openSets()).filter((id) => id === set);
	// that of who published it, and that of the shell
	await vi.waitFor(async () => expect(await notes()).toHaveLength(2), 5000);
});

it('goes on, and starts, while the store is away, and shows what came meanwhile once it is back (26.71)', async () => {
	const first = await publish('third');
	const shell = await openShell();
	expect(shell.shown().set.id).toBe(first);
	const second = await publish('fourth');
	server.isAway(true);
	const late = await openShell();
	expect(late.shown().set.id).toBe(first);
	expect(told('the store of releases is away')).toBe(1);
	await vi.waitFor(() => expect(told('the journal of releases cannot be read')).toBe(2), 10_000);
	server.isAway(false);
	await Promise.all([shows(shell, second), shows(late, second)]);
	expect(told('the journal of releases cannot be read')).toBe(2);
	await vi.waitFor(() => expect(told('the store of releases is back')).toBe(2), 5000);
});

it('looks again at a store that took a request and never answered (26.71)', async () => {
	await publish('fifth');
	const shell = await openShell();
	server.hang('request');
	await vi.waitFor(() => expect(told('the journal of releases cannot be read')).toBe(1), 40_000);
	server.hang(undefined);
	await shows(shell, await publish('sixth'));
	await vi.waitFor(() => expect(told('the store of releases is back')).toBe(1), 5000);
});

it('ends while a store that took a request has not answered yet (26.7)', async () => {
	await publish('ninth');
	await openShell();
	server.hang('request');
	// until it has looked again
	await new Promise((resolve) => setTimeout(resolve, 1000));
	const began = performance.now();
	await Promise.all(running.splice(0).map((each) => each.close()));
	expect(performance.now() - began).toBeLessThan(4500);
	expect(told('the journal of releases cannot be read')).toBe(0);
});

it('says that it cannot tidy its own disk where a set on it is damaged, and goes on (26.70)', async () => {
	const damaged = await publish('seventh');
	const shell = await openShell();
	await storeOf(machines[1]).objects[0]?.put(`sets/${damaged}.json`, '{}');
	await shows(shell, await publish('eighth'));
	await vi.waitFor(() => expect(told('old releases stay on this machine')).toBe(1), 5000);
	expect(told('the journal of releases cannot be read')).toBe(0);
});
