import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressing } from './compressing-stream.ts';

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
});

it('survives a reader who leaves in the middle', async () => {
	const reader = compressing(endless()).getReader();
	await reader.read();
	await reader.cancel();
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect((await reader.read()).done).toBe(true);
});
