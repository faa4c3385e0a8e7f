import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { notFound } from '../../platform/http/refusal.ts';

const FOR_A_DAY = 'public, max-age=86400';
const FILM_PATH = '/film/:file{[A-Za-z0-9_-]+\\.(mp4|webm)}';

/** `/film/sukienka.webm`, whole or the range that a player asks for. @param folder without it there are no films */
export function filmRoutes(app: Hono, folder: string | undefined): void {
	const send = folder && serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice('/film'.length) });
	app.get(FILM_PATH, async (c) => {
		const film = send ? await send(c, async () => {}) : undefined;
		if (!film) throw notFound('There is no such film.');
		film.headers.set('Cache-Control', FOR_A_DAY);
		film.headers.set('Accept-Ranges', 'bytes');
		return film;
	});
}
