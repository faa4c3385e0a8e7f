import { brotliCompressSync } from 'node:zlib';
import { RECORD_PREFIX } from '@pasaz/shell/routing/page-record';

/** Bytes of a page's record after brotli-11, with which the shop sends kept records. */
export async function recordSize(origin: string, path: string): Promise<number> {
	const response = await fetch(origin + RECORD_PREFIX + path);
	if (!response.ok) throw new Error(`The record of ${path} answers ${response.status}`);
	return brotliCompressSync(await response.text()).byteLength;
}
