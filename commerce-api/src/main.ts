import { serve } from '@hono/node-server';
import { pino } from 'pino';
import sharp from 'sharp';
import { type Config, ConfigError, getConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { DatabaseLockedError } from './database/database-lock.ts';
import { openLocked } from './database/open-locked.ts';
import { endGracefully } from './end-gracefully.ts';
import { seedDemo } from './seed/seed-demo.ts';

async function start(config: Config): Promise<void> {
	const log = pino({ level: config.logLevel });
	// Two pictures may be made at once; each keeps to one core, so that requests find another.
	sharp.concurrency(1);
	const { db, close } = await openLocked(config.dataDir);
	if (await seedDemo(db)) log.info('the demo shop was put into the empty database');

	let ready = true;
	const app = createApp({ db, config, log, now: () => new Date(), isReady: () => ready });
	const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
		log.info({ port }, 'the API is listening');
		process.send?.({ ready: true, port });
	});
	endGracefully({ server, close, log, onEnd: () => (ready = false) });
}

try {
	await start(getConfig(process.env));
} catch (error) {
	if (!(error instanceof ConfigError || error instanceof DatabaseLockedError)) throw error;
	console.error(error.message);
	process.exit(1);
}
