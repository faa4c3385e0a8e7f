import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { type Config, getConfig } from './config.ts';
import { openShell } from './open-shell.ts';

async function start(config: Config) {
	const log = pino({ level: config.logLevel });
	const shell = await openShell(config, log);
	const server = serve({ fetch: shell.app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
		log.info({ port, set: shell.releaseSet() }, 'the shop is open');
		process.send?.({ ready: true, port });
	});
	const stop = async () => {
		server.close();
		await shell.close();
		process.exit(0);
	};
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
}

try {
	await start(getConfig(process.env));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
