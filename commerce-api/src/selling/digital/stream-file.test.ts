import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { streamFile } from './stream-file.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'pasaz-stream-'));
const FILE = join(FOLDER, 'file');
const BYTES = Uint8Array.from({ length: 200_001 }, (_, index) => (index * 7) % 256);
beforeEach(() => writeFileSync(FILE, BYTES));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const bytesOf = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer());

it('a file is streamed to the last byte, also an empty one (15.38)', async () => {
	expect(await bytesOf(streamFile(FILE, BYTES.length))).toEqual(BYTES);
	writeFileSync(FILE, '');
	expect(await bytesOf(streamFile(FILE, 0))).toHaveLength(0);
});

it('nothing of a file is read before it is taken, and no more after its reader has left (15.38)', async () => {
	const gone = streamFile(FILE, BYTES.length);
	rmSync(FILE);
	await expect(gone.getReader().read()).rejects.toThrow('ENOENT');

	writeFileSync(FILE, BYTES);
	await streamFile(FILE, BYTES.length).cancel();
	const reader = streamFile(FILE, BYTES.length).getReader();
	const { value } = await reader.read();
	expect(value?.length).toBeLessThan(BYTES.length / 2);
	await reader.cancel();
	expect(await reader.read()).toMatchObject({ done: true });
});

it('a file that becomes shorter meanwhile is no whole one (15.47)', async () => {
	const reader = streamFile(FILE, BYTES.length).getReader();
	await reader.read();
	truncateSync(FILE, 100);
	await expect(reader.read()).rejects.toThrow('shorter');
});
