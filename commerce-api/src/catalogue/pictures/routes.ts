import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { pictures } from '../../platform/database/schema/catalog.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { PICTURE_FORMATS, PICTURE_SIZES, type PictureRequest, SHARE_CARD } from './encode-picture.ts';
import type { PictureFiles } from './picture-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

/** `/img/450x570/s/u/sukienka-front.avif`: the path names a row of the pictures table, never a file. */
export function pictureRoutes(app: Hono, db: Database, pictureFiles: PictureFiles): void {
	app.get('/img/:size/:path{.+}', async (c) => {
		const { path, ending } = splitPath(c.req.param('path'));
		const request = requestOf(c.req.param('size'), ending);
		const picture = request && (await findPicture(db, path));
		if (!picture) throw notFound('There is no such picture.');

		const { bytes, etag, lasting } = await pictureFiles(picture, request);
		const headers = {
			'Cache-Control': lasting ? FOR_EVER : FOR_A_MINUTE,
			'Content-Type': `image/${request.format}`,
			ETag: `"${etag}"`,
		};
		if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
		return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Length': String(bytes.length) });
	});
}

function splitPath(path: string): { path: string; ending: string } {
	const dot = path.lastIndexOf('.');
	return { path: `/${path.slice(0, dot)}`, ending: path.slice(dot + 1) };
}

function requestOf(dimensions: string, ending: string): PictureRequest | undefined {
	const is = ({ width, height }: { width: number; height: number }) => `${width}x${height}` === dimensions;
	if (ending === 'jpg') return is(SHARE_CARD) ? SHARE_CARD : undefined;
	const size = PICTURE_SIZES.find(is);
	const format = PICTURE_FORMATS.find((known) => known === ending);
	return size && format && { ...size, format };
}

async function findPicture(db: Database, path: string) {
	if (path.includes('\0')) return undefined;
	const [picture] = await db.select().from(pictures).where(eq(pictures.path, path));
	return picture;
}
