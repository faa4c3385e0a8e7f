import fc from 'fast-check';
import { expect, it } from 'vitest';
import { putNonce } from './nonce-stream.ts';

const PLACEHOLDER = 'abcdefgh';
const NONCE = '12345678';

async function sent(text: string, cuts: number[]) {
	const bytes = Buffer.from(text);
	const edges = [0, ...cuts.map((cut) => cut % (bytes.byteLength + 1)).sort((a, b) => a - b), bytes.byteLength];
	const pieces = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of pieces) controller.enqueue(piece);
			controller.close();
		},
	});
	return new Response(body.pipeThrough(putNonce(PLACEHOLDER, NONCE))).text();
}

it('puts the nonce in wherever the page is cut into pieces', async () => {
	const parts = fc.array(fc.constantFrom(PLACEHOLDER, 'abcdefg', 'abc', 'h', 'ż', ' '), { maxLength: 12 });
	const property = fc.asyncProperty(parts, fc.array(fc.nat(200), { maxLength: 8 }), async (all, cuts) => {
		const text = all.join('');
		expect(await sent(text, cuts)).toBe(text.replaceAll(PLACEHOLDER, NONCE));
	});
	await fc.assert(property, { numRuns: 300 });
});
