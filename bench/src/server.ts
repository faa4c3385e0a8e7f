import { serve } from '@hono/node-server';
import { getConfig } from '@pasaz/shell/server/config';
import { openShell } from '@pasaz/shell/server/open-shell';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createRecordedPages, createStaticPages } from './static-page.ts';

// The shell's own server with the floor beside it: the same pages as plain HTML, from the same process.
const config = getConfig(process.env);
const shell = await openShell(config, pino({ level: 'error' }));
const app = new Hono();
app.get('/static/*', createStaticPages(shell.app));
app.get('/bytes/*', createRecordedPages(shell.app));
app.all('*', (context) => shell.app.fetch(context.req.raw));
serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () => process.send?.('ready'));
process.once('SIGTERM', async () => {
	await shell.close();
	process.exit(0);
});
