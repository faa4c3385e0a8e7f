import { constants, createBrotliCompress } from 'node:zlib';
import type { Context } from 'hono';

/** `br`, unless with a weight of nothing (RFC 9110, section 12.5.3). */
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?=,|$)/i;

/** Whether who asks can read brotli. */
export function takesBrotli(context: Context): boolean {
	return BROTLI.test(context.req.header('accept-encoding') ?? '');
}

/** For a page that is sent while it is made. */
const QUALITY = 4;

/** Brotli of a stream, each piece sent on as soon as it is there. A reader who leaves ends it. */
export function compressing(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
	const compressor = createBrotliCompress({
		flush: constants.BROTLI_OPERATION_FLUSH,
		params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
	});
	const reader = body.getReader();
	const pump = async () => {
		for (let piece = await reader.read(); !piece.done; piece = await reader.read()) compressor.write(piece.value);
		compressor.end();
	};
	return new ReadableStream({
		start(controller) {
			compressor.on('data', (piece: Uint8Array) => controller.enqueue(piece));
			compressor.on('end', () => controller.close());
			compressor.on('error', (error) => controller.error(error));
			pump().catch((error) => compressor.destroy(error));
		},
		async cancel(reason) {
			compressor.removeAllListeners('data').removeAllListeners('end');
			compressor.destroy();
			await reader.cancel(reason);
		},
	});
}
