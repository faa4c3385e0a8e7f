import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLimiter } from '../../platform/limiter.ts';
import { encodePicture, PictureError, type PictureRequest } from './encode-picture.ts';
import { MISSING_PICTURE } from './missing-picture.ts';

/** A row of the pictures table. */
interface StoredPicture {
	path: string;
	drawing: unknown;
	file: string | null;
}

interface EncodedPicture {
	bytes: Buffer;
	/** Names this content. */
	etag: string;
	/** False for the stand-in of a photograph that cannot be read: it may be there tomorrow. */
	lasting: boolean;
}

export type PictureFiles = (picture: StoredPicture, request: PictureRequest) => Promise<EncodedPicture>;

/** Raised when drawings or encoder settings change, so that pictures made before are made anew. */
const EDITION = 1;
const ENCODED_AT_ONCE = 2;
const MAX_WAITING = 1000;

/**
 * Draws a picture that the label's catalogue describes; a shop without a label has none of those.
 * @param drawing what the catalogue said of it
 * @returns SVG of 1200 x 1488 units
 */
export type DrawPicture = (drawing: unknown) => Promise<string>;

/** Encodes each picture once and keeps it in a folder; equal requests that come together share the work. */
export function createPictureFiles(folder: string, draw: DrawPicture | undefined): PictureFiles {
	const limit = createLimiter(ENCODED_AT_ONCE, MAX_WAITING);
	const underWay = new Map<string, Promise<EncodedPicture>>();

	return async (picture, request) => {
		const name = createHash('sha256')
			.update(JSON.stringify([EDITION, picture]))
			.digest('hex')
			.slice(0, 32);
		const file = join(folder, `${request.width}x${request.height}`, `${name}.${request.format}`);
		const kept = await readKept(file);
		if (kept) return { bytes: kept, etag: name, lasting: true };

		const started = underWay.get(file);
		if (started) return started;
		const encoding = limit(() => encode(() => sourceOf(picture, draw), request, { file, name }));
		underWay.set(file, encoding);
		encoding.catch(() => {}).finally(() => underWay.delete(file));
		return encoding;
	};
}

async function encode(
	read: () => Promise<string | Buffer>,
	request: PictureRequest,
	to: { file: string; name: string },
): Promise<EncodedPicture> {
	try {
		const bytes = await encodePicture(await read(), request);
		// What cannot be kept, as on a full disk, is shown nevertheless and made again.
		await keep(to.file, bytes).catch(() => {});
		return { bytes, etag: to.name, lasting: true };
	} catch (error) {
		if (!isUnreadable(error)) throw error;
		return { bytes: await encodePicture(MISSING_PICTURE, request), etag: `missing-${to.name}`, lasting: false };
	}
}

async function sourceOf({ drawing, file }: StoredPicture, draw: DrawPicture | undefined): Promise<string | Buffer> {
	return drawing && draw ? draw(drawing) : readFile(file ?? '');
}

function isUnreadable(error: unknown): boolean {
	if (error instanceof PictureError) return error.code === 'not-a-picture';
	return (
		error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(String(error.code))
	);
}

async function readKept(file: string): Promise<Buffer | undefined> {
	try {
		return await readFile(file);
	} catch (error) {
		if (isUnreadable(error)) return undefined;
		throw error;
	}
}

/** Under its final name there is only ever a whole picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	const draft = `${file}.${randomUUID()}`;
	try {
		await writeFile(draft, bytes);
		await rename(draft, file);
	} catch (error) {
		// Half a picture would fill the disk for good.
		await rm(draft, { force: true });
		throw error;
	}
}
