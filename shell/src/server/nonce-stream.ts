import { type Patchable, slotsOf, withNonce } from './nonce-slots.ts';

/** How much of the end of `bytes` could be the beginning of the placeholder. */
function begunAtEnd(bytes: Buffer, placeholder: string): number {
	for (let length = Math.min(placeholder.length - 1, bytes.byteLength); length > 0; length -= 1) {
		if (bytes.subarray(bytes.byteLength - length).equals(Buffer.from(placeholder.slice(0, length)))) return length;
	}
	return 0;
}

/** Puts the nonce into a page that is still being made, also where a placeholder comes in two pieces. */
export function putNonce(placeholder: string, nonce: string): TransformStream<Uint8Array, Uint8Array> {
	let held = Buffer.alloc(0);
	return new TransformStream({
		transform(chunk, controller) {
			const bytes = Buffer.concat([held, chunk]);
			const page: Patchable = { bytes, slots: slotsOf(bytes, placeholder) };
			const certain = bytes.byteLength - begunAtEnd(bytes, placeholder);
			held = bytes.subarray(certain);
			if (certain > 0) controller.enqueue(withNonce(page, nonce).subarray(0, certain));
		},
		flush(controller) {
			if (held.byteLength > 0) controller.enqueue(held);
		},
	});
}
