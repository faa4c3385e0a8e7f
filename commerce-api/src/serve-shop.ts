import { serve } from '@hono/node-server';
import { pino } from 'pino';
import sharp from 'sharp';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { createDatabase } from './database/database.ts';
import type { PgliteClient } from './database/pglite-client.ts';
import { endGracefully } from './end-gracefully.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** Listens until the process is told to end; an empty database gets the demo shop first. */
export async function serveShop(config: Config, client: PgliteClient): Promise<void> {
	const log = pino({ level: config.logLevel });
	// Two pictures may be made at once; each keeps to one core, so that requests find another.
	sharp.concurrency(1);
	const db = await createDatabase(client);
	if (await seedDemo(db)) log.info('the demo shop was put into the empty database');

	let ready = true;
	const app = createApp({ db, config, log, now: () => new Date(), isReady: () => ready });
	const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) =>
		log.info({ port }, 'the API is listening'),
	);
	const onEnd = () => {
		ready = false;
	};
	endGracefully({ server, close: client.close, log, onEnd });
}
