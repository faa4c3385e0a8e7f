import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from './mail.ts';
import { mailPage, mailsPage } from './mails-page.ts';

const Written = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
const MAX_SHOWN = 200;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Shows what the shop wrote instead of sending it. Only by a local name: another site's name may lead here, too. */
export function mailsRoutes(app: Hono, folder: string): void {
	app.use('/mails/*', async (c, next) => {
		if (!LOCAL.test(c.req.header('host') ?? '')) throw new Refusal(404, 'not-found', 'There is nothing here.');
		await next();
		c.header('Content-Security-Policy', POLICY);
	});

	app.get('/mails', async (c) => {
		const names = await namesIn(folder);
		return c.html(mailsPage(await Promise.all(names.map(async (name) => ({ name, mail: await read(folder, name) })))));
	});

	app.get('/mails/:name', async (c) => {
		const name = (await namesIn(folder)).find((known) => known === c.req.param('name'));
		if (!name) throw new Refusal(404, 'not-found', 'There is no such mail.');
		return c.html(mailPage(await read(folder, name)));
	});
}

/** The newest first; their names begin with the time. */
async function namesIn(folder: string): Promise<string[]> {
	const files = await readdir(folder).catch(() => []);
	const names = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -'.eml'.length));
	return names.toSorted().toReversed().slice(0, MAX_SHOWN);
}

async function read(folder: string, name: string): Promise<Mail> {
	return Written.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
}
