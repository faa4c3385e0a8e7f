import { Writable } from 'node:stream';

export type SendChunk = (chunk: Uint8Array<ArrayBuffer>, isLast: boolean) => void;

function joined(parts: Buffer[]): Uint8Array<ArrayBuffer> {
	const chunk = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
	let offset = 0;
	for (const part of parts) {
		chunk.set(part, offset);
		offset += part.byteLength;
	}
	return chunk;
}

/**
 * Joins small writes into few large chunks, because React writes in small ones and each message between threads costs; `tail`
 * ends the last chunk. Chunks own their memory, so they can be transferred; React does not change what it has written.
 */
export function coalescing(send: SendChunk, tail: () => string): Writable {
	let parts: Buffer[] = [];
	let isEnded = false;
	const flush = () => {
		if (isEnded || parts.length === 0) return;
		send(joined(parts), false);
		parts = [];
	};
	return new Writable({
		// nothing is open that would have to be closed, and that takes a thirtieth of a page's time
		autoDestroy: false,
		write(written: Buffer, _encoding, done) {
			if (parts.length === 0) setImmediate(flush);
			parts.push(written);
			done();
		},
		final(done) {
			isEnded = true;
			send(joined([...parts, Buffer.from(tail())]), true);
			done();
		},
	});
}
