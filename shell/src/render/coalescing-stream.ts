import { Writable } from 'node:stream';

export type SendPiece = (piece: Uint8Array<ArrayBuffer>, isLast: boolean) => void;

function joined(parts: Buffer[]): Uint8Array<ArrayBuffer> {
	const piece = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
	let at = 0;
	for (const part of parts) {
		piece.set(part, at);
		at += part.byteLength;
	}
	return piece;
}

/**
 * A stream that hands on what is written in few, larger pieces, `tail` at the end of the last: React writes in small
 * ones, and each message between threads costs. A page that is made at once is one piece. Pieces own their memory; what
 * is written must not be changed afterwards, as React keeps to.
 */
export function coalescing(send: SendPiece, tail: () => string): Writable {
	let parts: Buffer[] = [];
	let isEnded = false;
	const flush = () => {
		if (isEnded || parts.length === 0) return;
		send(joined(parts), false);
		parts = [];
	};
	return new Writable({
		write(chunk: Buffer, _encoding, done) {
			if (parts.length === 0) setImmediate(flush);
			parts.push(chunk);
			done();
		},
		final(done) {
			isEnded = true;
			send(joined([...parts, Buffer.from(tail())]), true);
			done();
		},
	});
}
