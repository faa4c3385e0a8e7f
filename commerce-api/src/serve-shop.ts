import { serve } from '@hono/node-server';
import { pino } from 'pino';
import sharp from 'sharp';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { createDatabase } from './database/database.ts';
import type { PgliteClient } from './database/pglite-client.ts';
import { endGracefully } from './end-gracefully.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** Milliseconds. Slow senders are cut off; connections are kept longer than a proxy keeps them, so that it never meets one just closed. */
const TIMES = { headersTimeout: 5_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 };

/** Listens until the process is told to end; an empty database gets the demo shop first. */
export async function serveShop(config: Config, client: PgliteClient): Promise<void> {
	const log = pino({ level: config.logLevel });
	// Two pictures may be made at once; each keeps to one core, so that requests find another. None is made twice.
	sharp.concurrency(1);
	sharp.cache(false);
	client.broken.then((error) => {
		log.fatal(error, 'the database is gone');
		process.exit(1);
	});
	const db = await createDatabase(client);
	if (await seedDemo(db)) log.info('the demo shop was put into the empty database');

	let ready = true;
	const app = createApp({ db, config, log, now: () => new Date(), isReady: () => ready });
	const server = serve(
		{ fetch: app.fetch, port: config.port, hostname: config.host, serverOptions: TIMES },
		({ port }) => {
			log.info({ port }, 'the API is listening');
			process.send?.({ ready: true, port });
		},
	);
	const onEnd = () => {
		ready = false;
	};
	endGracefully({ server, close: client.close, log, onEnd });
}
