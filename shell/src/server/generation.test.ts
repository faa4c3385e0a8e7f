import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFiles } from '@pasaz/delivery/integrity';
import type { ReleaseSet } from '@pasaz/delivery/release';
import { openReleaseStore, type ReleaseStore } from '@pasaz/delivery/release-store';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getConfig } from './config.ts';
import { startGeneration } from './generation.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
const config = getConfig({ STORE_VIEWS: STORE_VIEWS_FILE, RENDER_WORKERS: '1', API_URL: 'http://127.0.0.1:1' });
/** A worker that says which slices it was given, and answers each request with an empty page; one of them is its last. */
const SHELL = `const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage({ kind: 'ready', broken: [...workerData.settings.missing] });
const head = { status: 200, audience: 'anyone', tags: [], loadedIn: 0 };
parentPort.on('message', ({ id, url }) => {
	parentPort.postMessage({ kind: 'chunk', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
	if (url === '/ends') setTimeout(() => process.exit(), 10);
});`;

const VERSIONS = { shell: '1', mf_catalog: '1', mf_product: '1', mf_account: '1', mf_content: '1' };

let root: string;
let store: ReleaseStore;
let set: ReleaseSet;

async function write(file: string, content: string) {
	await mkdir(dirname(join(root, file)), { recursive: true });
	await writeFile(join(root, file), content);
}

beforeEach(async () => {
	lines.length = 0;
	root = await mkdtemp(join(tmpdir(), 'pasaz-releases-'));
	store = openReleaseStore(root);
	for (const name of Object.keys(VERSIONS)) await release(name);
	set = await store.addSet(VERSIONS);
});
afterEach(() => rm(root, { recursive: true }));

const entryOf = (name: string) => `releases/${name}/1/node/entry.cjs`;
const styleOf = (name: string) => `releases/${name}/1/web/main.css`;

/** Publishes a release whose browser code is what is given. */
async function release(name: string, web = 'export {};') {
	await write(entryOf(name), name === 'shell' ? SHELL : 'module.exports = {};');
	await write(`releases/${name}/1/web/entry.js`, web);
	await write(styleOf(name), 'p{margin:0}');
	const files = await describeFiles(join(root, `releases/${name}/1`), [
		'node/entry.cjs',
		'web/entry.js',
		'web/main.css',
	]);
	const webStyles = name === 'shell' ? ['web/main.css'] : [];
	const entries = { webEntry: 'web/entry.js', nodeEntry: 'node/entry.cjs', webStyles };
	await write(
		`releases/${name}/1/release.json`,
		JSON.stringify({ name, version: '1', files, ...entries, exposes: {} }),
	);
}

async function started() {
	const generation = await startGeneration(set, { config, store, log });
	await generation.close();
	return generation;
}
const brokenOf = async () => (await started()).broken;

it('starts with every slice that is there', async () => {
	expect(await brokenOf()).toEqual([]);
	expect(lines).toEqual([]);
});

it('starts without a slice that is gone, or of which nobody can tell what it is', async () => {
	await rm(join(root, 'releases/mf_product'), { recursive: true });
	await write('releases/mf_content/1/release.json', '{');
	expect(await brokenOf()).toEqual(['mf_product', 'mf_content']);
});

it.each(['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS', '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED'])(
	'starts without a slice that has a React of its own, by %s (26.13)',
	async (mark) => {
		await release('mf_account', `t.${mark}={H:null}`);
		set = await store.addSet(VERSIONS);
		const { broken, causeOf } = await started();
		expect(broken).toEqual(['mf_account']);
		expect(causeOf('mf_account')).toMatch(/^it bundles a React of its own/);
		expect(lines[0]).toMatchObject({ level: 50, name: 'mf_account', version: '1' });
	},
);

it('says in the log which file of a slice is not what was published (26.12)', async () => {
	await write(entryOf('mf_catalog'), 'module.exports = {} ;');
	await brokenOf();
	const told = { security: 'tampered-release', name: 'mf_catalog', version: '1', file: 'node/entry.cjs' };
	expect(lines).toMatchObject([told]);
});

it.each([
	['code', entryOf('shell'), `${SHELL} `, 'node/entry.cjs'],
	['style', styleOf('shell'), 'p{margin:1px}', 'web/main.css'],
])('does not start a shell whose %s is not what was published (26.12)', async (_, path, content, file) => {
	await write(path, content);
	await expect(brokenOf()).rejects.toThrow('is not what was published');
	expect(lines).toMatchObject([{ security: 'tampered-release', name: 'shell', file }]);
});

it('starts no worker in the place of another while the shell is not what was published (26.12)', async () => {
	const generation = await startGeneration(set, { config, store, log });
	const ask = (url: string) =>
		generation.render({ url, nonce: '', version: 0, factsVersion: 0, form: 'document' }).rendered;
	try {
		await write(entryOf('shell'), SHELL.replace("'anyone'", "'holder'"));
		await ask('/ends');
		const told = { security: 'tampered-release', name: 'shell', file: 'node/entry.cjs' };
		await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining(told)), 5000);
		await write(entryOf('shell'), SHELL);
		await vi.waitFor(async () => expect((await ask('/')).audience).toBe('anyone'), { timeout: 10_000, interval: 100 });
	} finally {
		await generation.close();
	}
});
