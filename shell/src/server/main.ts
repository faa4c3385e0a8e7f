import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { type Config, getConfig } from './config.ts';
import { limitConnections } from './limit-connections.ts';
import { openShell } from './open-shell.ts';
import { stopServer } from './stop-server.ts';

/** Milliseconds. Slow senders are cut off; idle connections are kept longer than a proxy keeps them, so that it never uses a closed one. */
const HTTP_TIMEOUTS = {
	headersTimeout: 10_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 1000,
};

async function start(config: Config) {
	const log = pino({ level: config.logLevel });
	const shell = await openShell(config, log);
	const server = createServer(
		HTTP_TIMEOUTS,
		getRequestListener(shell.app.fetch, { hostname: config.host, errorHandler: shell.refuse }),
	);
	limitConnections(server);
	server.listen(config.port, config.host, () => {
		const address = server.address();
		const port = typeof address === 'object' ? address?.port : config.port;
		log.info({ port, set: shell.releaseSet() }, 'the shop is open');
		process.send?.({ ready: true, port });
	});
	const stop = async () => {
		shell.beginEnding();
		await stopServer(server, config.stopDelay);
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
