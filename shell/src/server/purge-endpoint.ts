import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as z from 'zod';
import { bearerGuard } from './bearer.ts';
import type { PageCache } from './page-cache.ts';
import { EVERYTHING } from './purges.ts';

export interface PurgeOptions {
	cache: PageCache | undefined;
	/** Without a secret nobody can purge from outside. */
	secret: string | undefined;
	log: Logger;
}

const Tag = z.string().regex(/^((product|category|tag|cms):[^\s:]{1,200}|home|menu)$/);
const Purge = z.union([z.object({ all: z.literal(true) }), z.object({ tags: z.array(Tag).min(1).max(1000) })]);

async function bodyOf(context: Context) {
	try {
		return Purge.safeParse(await context.req.json()).data;
	} catch {
		return;
	}
}

const limit = bodyLimit({
	maxSize: 256 * 1024,
	onError: (context) => context.json({ error: 'too-large' }, 413, { connection: 'close' }),
});

/** `POST /cache/purge` forgets the pages that show what has changed: `{ "tags": […] }` or `{ "all": true }`. */
export function createPurgeEndpoint({ cache, secret, log }: PurgeOptions): Hono {
	const guard = bearerGuard(secret, log, 'a purge with a wrong secret was refused');
	const app = new Hono();
	app.post('/', limit, guard, async (context) => {
		const purge = await bodyOf(context);
		if (!purge) return context.json({ error: 'invalid-input' }, 422);
		const tags = 'all' in purge ? [EVERYTHING] : purge.tags;
		try {
			await cache?.purge(tags);
		} catch (error) {
			log.error({ err: error }, 'other shells could not be told of a purge');
			return context.json({ error: 'unavailable' }, 503, { 'retry-after': '5' });
		}
		log.info({ tags: tags.length }, 'pages purged');
		return context.json({ purged: tags.length });
	});
	return app;
}
