import type { Context, Hono } from 'hono';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { toId } from '../../platform/http/to-id.ts';
import { countDownload, findDownload } from '../digital/downloads.ts';
import type { StateServices } from './state-services.ts';

/** A bought file, by a signed link; each answer with the file counts. */
export function downloadRoute(app: Hono, services: StateServices): void {
	app.get('/api/download/:id/:seconds/:signature', async (c) => {
		const { db, now, digital } = services;
		const { id, seconds, signature } = c.req.param();
		const link = { id: toId(id), seconds: Number(seconds), signature };
		const download = await findDownload(db, link, now());
		if (!download) throw notFound('This link is not valid any more.');
		const found = await digital.files.find(download.sku, download.file);
		if (!found) throw notFound('The file is not there any more.');
		const isLook = c.req.method === 'HEAD';
		if (!isLook && !(await countDownload(db, download)))
			throw new Refusal(409, 'download-over', 'The file was fetched as often as it may be.');
		addHeaders(c, download.file, found.size);
		c.header('Cache-Control', 'private, no-store');
		c.header('Referrer-Policy', 'no-referrer');
		return isLook ? c.body(null) : c.body(found.stream());
	});
}

/** A free look at a file, for anybody. */
export function sampleRoute(app: Hono, { digital }: Pick<StateServices, 'digital'>): void {
	app.get('/api/sample/:sku/:file', async (c) => {
		const { sku, file } = c.req.param();
		const found = await digital.files.findSample(sku, file);
		if (!found) throw notFound('There is no such sample.');
		addHeaders(c, file, found.size);
		c.header('Cache-Control', 'public, max-age=86400');
		return c.req.method === 'HEAD' ? c.body(null) : c.body(found.stream());
	});
}

/** Never shown in the shop's own origin: it may be a drawing with scripts. */
function addHeaders(c: Context, file: string, length: number): void {
	c.header('Content-Type', 'application/octet-stream');
	c.header('Content-Length', String(length));
	c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file).replaceAll("'", '%27')}`);
}
