import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describeFiles, filesIn } from '@pasaz/delivery/integrity';
import { openReleaseStore } from '@pasaz/delivery/release-store';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createReleaseFiles } from './release-files.ts';

const PLAIN = 'export const price = 12900;';
const COMPRESSED = brotliCompressSync('export');
const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
let root: string;
let app: Hono;
let folder: string;

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'pasaz-releases-'));
	folder = join(root, 'releases/mf_content/v1');
	await mkdir(join(folder, 'web'), { recursive: true });
	await mkdir(join(folder, 'node'), { recursive: true });
	app = new Hono().get('/releases/*', createReleaseFiles(openReleaseStore(root), log));
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
	lines.length = 0;
	await writeFile(join(folder, 'web/page.1.js'), PLAIN);
	await writeFile(join(folder, 'web/page.1.js.br'), COMPRESSED);
	await writeFile(join(folder, 'node/entry.cjs'), 'secret');
	const files = await describeFiles(
		folder,
		(await filesIn(folder)).filter((file) => file !== 'release.json'),
	);
	const release = { name: 'mf_content', version: 'v1', webEntry: 'web/page.1.js', nodeEntry: 'node/entry.cjs' };
	await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, webStyles: [], files, exposes: {} }));
});

const ask = (file: string, encoding = 'identity') =>
	app.request(`/releases/mf_content/v1/${file}`, { headers: { 'accept-encoding': encoding } });

async function flipOneBit(file: string) {
	const content = await readFile(join(folder, file));
	content[0] = (content[0] ?? 0) ^ 1;
	await writeFile(join(folder, file), content);
}

it('serves what was published, for ever', async () => {
	const answer = await ask('web/page.1.js');
	expect(answer.headers.get('cache-control')).toContain('immutable');
	expect(await answer.text()).toBe(PLAIN);
	const compressed = await ask('web/page.1.js', 'gzip, br');
	expect(compressed.headers.get('content-encoding')).toBe('br');
	expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe('export');
	expect(lines).toEqual([]);
});

it.each(['node/entry.cjs', 'web/other.js', 'release.json', 'web/%2e%2e/node/entry.cjs'])(
	'serves nothing else: %s (27.14)',
	async (file) => expect((await ask(file)).status).toBe(404),
);

it('does not serve a file of which one bit was changed, and says so in the log (26.12)', async () => {
	await flipOneBit('web/page.1.js');
	expect((await ask('web/page.1.js')).status).toBe(404);
	expect(lines).toMatchObject([
		{ level: 50, security: 'tampered-release', name: 'mf_content', version: 'v1', file: 'web/page.1.js' },
	]);
});

it('serves the plain file where the compressed one was changed', async () => {
	await flipOneBit('web/page.1.js.br');
	const answer = await ask('web/page.1.js', 'br');
	expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, null, PLAIN]);
	expect(lines).toMatchObject([{ security: 'tampered-release', file: 'web/page.1.js.br' }]);
});
