import { open } from 'node:fs/promises';

const PIECE_BYTES = 64 * 1024;

/** A file piece by piece, no faster than it is taken: nothing is read nor opened before that. @param size bytes, after which it ends */
export function streamFile(path: string, size: number): ReadableStream<Uint8Array> {
	const pieces = readPieces(path, size);
	const source: UnderlyingDefaultSource<Uint8Array> = {
		async pull(controller) {
			const { done, value } = await pieces.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel() {
			await pieces.return(undefined);
		},
	};
	return new ReadableStream(source, { highWaterMark: 0 });
}

async function* readPieces(path: string, size: number): AsyncGenerator<Uint8Array, void, void> {
	const handle = await open(path);
	try {
		for (let position = 0; position < size; ) {
			const buffer = Buffer.alloc(Math.min(PIECE_BYTES, size - position));
			const { bytesRead } = await handle.read({ buffer, position });
			if (bytesRead === 0) throw new Error('A file became shorter while it was read');
			position += bytesRead;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await handle.close();
	}
}
