import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { pictures } from '../../platform/database/schema/catalog.ts';
import { createLimiter } from '../../platform/limiter.ts';
import { encodePicture, PictureError, type PictureRequest } from './encode-picture.ts';

type StoredPicture = typeof pictures.$inferSelect;

interface EncodedPicture {
	bytes: Buffer;
	etag: string;
	/** False for the placeholder of a photograph that cannot be read, which may be there later. */
	lasting: boolean;
}

export type PictureFiles = (picture: StoredPicture, request: PictureRequest) => Promise<EncodedPicture>;

/** Raise it when drawings or encoder settings change, to encode all pictures again. */
const EDITION = 2;
const ENCODED_AT_ONCE = 2;
const MAX_WAITING = 1000;

/** @param drawing the catalogue's description of it @returns SVG of 1200 x 1488 units */
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
		// A picture that cannot be cached, e.g. on a full disk, is still answered.
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

/** Writes to a temporary name first, so that the final one never holds half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	const draft = `${file}.${randomUUID()}`;
	try {
		await writeFile(draft, bytes);
		await rename(draft, file);
	} catch (error) {
		// Nobody would ever delete the unfinished file.
		await rm(draft, { force: true });
		throw error;
	}
}

const MISSING_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488" width="1200" height="1488">
<rect x="-200" y="-200" width="1600" height="1900" fill="#eceae6"/>
<path d="M600 700v-46c0-26 54-34 54-82a54 54 0 0 0-108 0M600 700l270 190c28 20 14 58-20 58H350c-34 0-48-38-20-58z" fill="none" stroke="#a9a49b" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
