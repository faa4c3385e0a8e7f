/** Bytes with places for a nonce. */
export interface Patchable {
	bytes: Uint8Array;
	/** Offsets at which a nonce belongs. */
	slots: readonly number[];
}

/** Where the placeholder stands. */
export function slotsOf(bytes: Uint8Array, placeholder: string): number[] {
	const searched = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const slots: number[] = [];
	for (
		let at = searched.indexOf(placeholder, 0, 'latin1');
		at !== -1;
		at = searched.indexOf(placeholder, at + placeholder.length, 'latin1')
	) {
		slots.push(at);
	}
	return slots;
}

/** A copy with the nonce in its places. */
export function withNonce({ bytes, slots }: Patchable, nonce: string): Uint8Array<ArrayBuffer> {
	const copy = Buffer.from(bytes);
	for (const slot of slots) copy.write(nonce, slot, 'latin1');
	return copy;
}
