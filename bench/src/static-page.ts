import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Hono } from 'hono';

const compress = promisify(brotliCompress);
const SCRIPTS = /<script[\s>][\s\S]*?<\/script>/g;

/** Keeps the content, styles and pictures of a page, which are the floor for its paint. */
function withoutScripts(html: string): string {
	return html.replace(SCRIPTS, '');
}

interface Recorded {
	bytes: Uint8Array;
	headers: Record<string, string>;
}

/**
 * Answers `/static{path}` with the shop's page at that path as static HTML, compressed once and kept in memory, under the headers that
 * a static page of this shop would have to have, too: `cross-origin-opener-policy` by itself takes a browser a new process.
 */
export function createStaticPages(shop: Hono) {
	const known = new Map<string, Recorded>();

	async function pageAt(path: string, origin: string) {
		const kept = known.get(path);
		if (kept) return kept;
		const response = await shop.fetch(new Request(origin + path));
		const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
		const bytes = new Uint8Array(await compress(withoutScripts(await response.text()), { params }));
		const page = { bytes, headers: { ...Object.fromEntries(response.headers), 'content-encoding': 'br' } };
		known.set(path, page);
		return page;
	}

	return async (context: Context): Promise<Response> => {
		const { pathname, search, origin } = new URL(context.req.url);
		const { bytes, headers } = await pageAt(pathname.replace('/static', '') + search, origin);
		return new Response(bytes.slice(), { headers });
	};
}

/** Answers `/bytes{path}` with the bytes and headers that the shop once sent at that path, as a cache without logic would. */
export function createRecordedPages(shop: Hono) {
	const known = new Map<string, Promise<Recorded>>();

	async function record(url: string): Promise<Recorded> {
		const answer = () => shop.fetch(new Request(url, { headers: { 'accept-encoding': 'br' } }));
		await (await answer()).arrayBuffer();
		const kept = await answer();
		return { bytes: new Uint8Array(await kept.arrayBuffer()), headers: Object.fromEntries(kept.headers) };
	}

	return async (context: Context): Promise<Response> => {
		const url = context.req.url.replace('/bytes', '');
		const recording = known.get(url) ?? record(url);
		known.set(url, recording);
		const { bytes, headers } = await recording;
		return new Response(bytes.slice(), { headers });
	};
}
