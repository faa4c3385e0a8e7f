import { Writable } from 'node:stream';

/**
 * A stream that hands what is written to `send` in few, larger pieces: React writes in small ones, and each message
 * between threads costs.
 */
export function coalescing(send: (chunk: Uint8Array) => void, end: () => void): Writable {
	let parts: Buffer[] = [];
	const flush = () => {
		if (parts.length > 0) send(Buffer.concat(parts));
		parts = [];
	};
	return new Writable({
		write(chunk: Buffer, _encoding, done) {
			if (parts.length === 0) setImmediate(flush);
			parts.push(Buffer.from(chunk));
			done();
		},
		final(done) {
			flush();
			end();
			done();
		},
	});
}
