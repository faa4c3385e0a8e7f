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
		const bytes = await digital.files.read(download.sku, download.file);
		if (!bytes) throw notFound('The file is not there any more.');
		addHeaders(c, download.file, bytes.length);
		c.header('Cache-Control', 'private, no-store');
		c.header('Referrer-Policy', 'no-referrer');
		if (c.req.method === 'HEAD') return c.body(null);
		if (await countDownload(db, download)) return c.body(new Uint8Array(bytes));
		throw new Refusal(409, 'download-over', 'The file was fetched as often as it may be.');
	});
}

/** A free look at a file, for anybody. */
export function sampleRoute(app: Hono, { digital }: Pick<StateServices, 'digital'>): void {
	app.get('/api/sample/:sku/:file', async (c) => {
		const { sku, file } = c.req.param();
		const bytes = await digital.files.readSample(sku, file);
		if (!bytes) throw notFound('There is no such sample.');
		addHeaders(c, file, bytes.length);
		c.header('Cache-Control', 'public, max-age=86400');
		return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(bytes));
	});
}

/** Never shown in the shop's own origin: it may be a drawing with scripts. */
function addHeaders(c: Context, file: string, length: number): void {
	c.header('Content-Type', 'application/octet-stream');
	c.header('Content-Length', String(length));
	c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file).replaceAll("'", '%27')}`);
}
