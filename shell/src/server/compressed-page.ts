import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { NONCE_LENGTH, noncePlaceholder } from './nonce.ts';
import { type Patchable, slotsOf, withNonce } from './nonce-slots.ts';

/** Of a page that is kept: the best, as it is sent many times. */
const QUALITY = constants.BROTLI_MAX_QUALITY;

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
 * A brotli copy of a page in which the nonce can be changed without compressing again. The first placeholder is cut off
 * from what surrounds it; as its characters all differ, the encoder stores it as it is, and refers to it wherever it comes
 * again. That this worked is checked for each page; `undefined` where it did not.
 */
export async function compressPage(page: Patchable): Promise<Patchable | undefined> {
	const [first] = page.slots;
	if (first === undefined) return { bytes: await compressed([page.bytes]), slots: [] };
	const after = first + NONCE_LENGTH;
	const { bytes } = page;
	const parts = [bytes.subarray(0, first), bytes.subarray(first, after), bytes.subarray(after)];
	const placeholder = Buffer.from(parts[1] ?? '').toString('latin1');
	const copy = await compressed(parts.filter((part) => part.byteLength > 0));
	const slots = slotsOf(copy, placeholder);
	const patchable = { bytes: copy, slots };
	return slots.length === 1 && (await holds(patchable, page)) ? patchable : undefined;
}
