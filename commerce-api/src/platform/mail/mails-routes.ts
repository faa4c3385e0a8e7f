import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { type Html, htmlPage } from '../http/html-page.ts';
import { notFound } from '../http/refusal.ts';
import type { Mail } from '../job.ts';

const Written = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
const MAX_SHOWN = 200;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What proxies add: whoever comes through one is not at this machine, whatever name the proxy asks for. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Shows the mails that were written instead of sent. Only for local host names, because another site's name may resolve to this machine. */
export function mailsRoutes(app: Hono, folder: string): void {
	app.use('/mails/*', async (c, next) => {
		const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined);
		if (isForwarded || !LOCAL.test(c.req.header('host') ?? '')) throw notFound();
		await next();
		c.header('Content-Security-Policy', POLICY);
	});

	app.get('/mails', async (c) => {
		const names = await namesIn(folder);
		return c.html(mailsPage(await Promise.all(names.map(async (name) => ({ name, mail: await read(folder, name) })))));
	});

	app.get('/mails/:name', async (c) => {
		const name = (await namesIn(folder)).find((known) => known === c.req.param('name'));
		if (!name) throw notFound('There is no such mail.');
		return c.html(mailPage(await read(folder, name)));
	});
}

/** The newest first, as names start with the time. */
async function namesIn(folder: string): Promise<string[]> {
	const files = await readdir(folder).catch(() => []);
	const names = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -'.eml'.length));
	return names.toSorted().toReversed().slice(0, MAX_SHOWN);
}

async function read(folder: string, name: string): Promise<Mail> {
	return Written.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
}

const LINK = /(https?:\/\/[^\s<>"]+)/;

function mailsPage(mails: { name: string; mail: Mail }[]) {
	return page(
		'Mails',
		html`<p>Nothing of this was sent: without <code>SMTP_URL</code> mails are kept here.</p>
${mails.length === 0 ? html`<p>There are none yet.</p>` : ''}
<table>
<thead><tr><th>Written</th><th>To</th><th>Subject</th></tr></thead>
<tbody>${mails.map(toRow)}</tbody>
</table>`,
	);
}

function mailPage({ to, subject, text }: Mail) {
	return page(
		subject,
		html`<p><a href="/mails">All mails</a></p>
<p>To: ${to}</p>
<pre>${text.split(LINK).map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part))}</pre>`,
	);
}

function toRow({ name, mail }: { name: string; mail: Mail }) {
	const written = name.slice(0, 'YYYY-MM-DDThh-mm-ss'.length).replace('T', ' ');
	return html`<tr><td>${written}</td><td>${mail.to}</td><td><a href="/mails/${name}">${mail.subject}</a></td></tr>`;
}

function page(title: string, content: Html): Html {
	return htmlPage({ language: 'en', title, content, width: 'wide' });
}
