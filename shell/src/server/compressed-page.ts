import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { END, NONCE_LENGTH, noncePlaceholder } from './nonce.ts';
import { type Patchable, slotsOf, withNonce } from './nonce-slots.ts';

/** Of a page that is kept: the best, as it is sent many times. */
const QUALITY = constants.BROTLI_MAX_QUALITY;

/**
 * In the place of each nonce while a page is compressed: different bytes that are in no text, in no order. So nothing else
 * refers to any of them, they are not worth compressing themselves, and all but the first are references to the first. What a
 * good encoder writes depends on the two bytes before it, which are the same in every nonce.
 */
const STAND_IN = `\x01\xf5\x0e\xc1\x1a\x05\xfe\x13\x08\xf9\x1f\x03\xc0\x16\x0b\xfb\x11\x1c\xf7\x06\x7f\xfd${END}`;

const decompress = promisify(brotliDecompress);

/** Compresses `parts` as one stream, each beginning at a byte of its own. */
async function compressed(parts: readonly Uint8Array[]): Promise<Buffer> {
	const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
	const chunks: Buffer[] = [];
	stream.on('data', (chunk: Buffer) => chunks.push(chunk));
	const ended = new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject));
	for (const part of parts) {
		stream.write(part);
		await new Promise<void>((resolve) => stream.flush(() => resolve()));
	}
	stream.end();
	await ended;
	return Buffer.concat(chunks);
}

/** Whether the copy, with any nonce put in, is the page with that nonce. */
async function holds(copy: Patchable, page: Patchable): Promise<boolean> {
	const nonce = noncePlaceholder();
	try {
		return (await decompress(withNonce(copy, nonce))).equals(withNonce(page, nonce));
	} catch {
		return false;
	}
}

/**
 * A brotli copy of a page in which the nonce can be changed without compressing again: the first is cut off from what
 * surrounds it. That this worked is checked for each page; `undefined` where it did not.
 */
export async function compressPage(page: Patchable): Promise<Patchable | undefined> {
	const [first] = page.slots;
	if (first === undefined) return { bytes: await compressed([page.bytes]), slots: [] };
	const bytes = withNonce(page, STAND_IN);
	const after = first + NONCE_LENGTH;
	const parts = [bytes.subarray(0, first), bytes.subarray(first, after), bytes.subarray(after)];
	const copy = await compressed(parts.filter((part) => part.byteLength > 0));
	const slots = slotsOf(copy, STAND_IN);
	const patchable = { bytes: copy, slots };
	return slots.length === 1 && (await holds(patchable, page)) ? patchable : undefined;
}
