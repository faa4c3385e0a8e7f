import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { acceptsBrotli, compressing, quickCopyOf } from './brotli.ts';

const app = new Hono().get('/', (context) => context.json(acceptsBrotli(context)));

function endless(): ReadableStream<Uint8Array> {
	return new ReadableStream({
		async pull(controller) {
			await new Promise((resolve) => setTimeout(resolve, 1));
			controller.enqueue(Buffer.from('zażółć '));
		},
	});
}

it('gives the same bytes back after decompression', async () => {
	const body = new Blob(['gęślą ', 'jaźń']).stream();
	const compressed = await new Response(compressing(body)).arrayBuffer();
	expect(brotliDecompressSync(compressed).toString()).toBe('gęślą jaźń');
	const bytes = { plain: Buffer.from('gęślą jaźń') };
	expect(brotliDecompressSync(quickCopyOf(bytes)).toString()).toBe('gęślą jaźń');
	expect(quickCopyOf(bytes)).toBe(quickCopyOf(bytes));
});

it('survives a reader who leaves in the middle', async () => {
	const reader = compressing(endless()).getReader();
	await reader.read();
	await reader.cancel();
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect((await reader.read()).done).toBe(true);
});

it('takes no more of a long answer than its reader does, who gets all of it in the end (27.25)', async () => {
	const chunks = Array.from({ length: 200 }, () => randomBytes(64 * 1024));
	let taken = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const chunk = chunks[taken];
			taken += 1;
			if (chunk) controller.enqueue(chunk);
			else controller.close();
		},
	});
	const compressed = compressing(body);
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(taken).toBeLessThan(20);
	const bytes = Buffer.from(await new Response(compressed).arrayBuffer());
	expect(brotliDecompressSync(bytes).equals(Buffer.concat(chunks))).toBe(true);
});

it.each([
	['br', true],
	['gzip, deflate, br, zstd', true],
	['gzip;q=0.8 , BR ; q=0.5', true],
	['br;q=1.0', true],
	['br;q=0.001', true],
	['br;q=0', false],
	['br; q=0.000, gzip', false],
	['gzip', false],
	['x-br, br-x, abr', false],
	['', false],
	['*', false],
])('%j says that brotli can be read: %s', async (encodings, expected) => {
	expect(await (await app.request('/', { headers: { 'accept-encoding': encodings } })).json()).toBe(expected);
});
