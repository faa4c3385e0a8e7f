import { hash } from 'node:crypto';

const known = new WeakMap<Uint8Array, string>();

/** The validator of an answer with these bytes: a weak one, because its encodings share it (RFC 9110, section 8.8.1). */
export function etagOf(bytes: Uint8Array): string {
	const etag = known.get(bytes) ?? `W/"${hash('sha1', bytes, 'base64url')}"`;
	known.set(bytes, etag);
	return etag;
}

export function hasBytes(ifNoneMatch: string | undefined, etag: string): boolean {
	return (ifNoneMatch ?? '').split(',').some((each) => each.trim() === etag);
}
