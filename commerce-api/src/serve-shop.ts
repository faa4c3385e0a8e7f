import { setTimeout } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import sharp from 'sharp';
import { forgetSessions } from './accounts/sessions.ts';
import { refreshDuePrices } from './catalogue/prices/refresh-prices.ts';
import { forgetWaiting } from './community/availability/forget-waiting.ts';
import { forgetLinks } from './community/newsletter/forget-links.ts';
import { createApp } from './create-app.ts';
import { createJobs } from './create-jobs.ts';
import { loadLabel } from './import/label/label.ts';
import { seedShop } from './import/label/seed-shop.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { openEngine } from './platform/database/open-engine.ts';
import type { PgliteClient } from './platform/database/pglite-client.ts';
import { limitConnections } from './platform/http/limit-connections.ts';
import { startOutbox } from './platform/outbox/start-outbox.ts';
import { forgetGivenUp } from './platform/outbox/work-outbox.ts';
import { openLimits } from './platform/rate-limit/rate-limits.ts';
import { shutDownGracefully } from './platform/shut-down-gracefully.ts';
import { forgetGuestCarts } from './selling/cart/forget-carts.ts';
import { digitalGoods } from './selling/digital/digital-goods.ts';
import { forgetKeys } from './selling/idempotency.ts';
import { deliverLateFiles } from './selling/orders/deliver-late-files.ts';
import { expireUnpaid } from './selling/orders/expire-unpaid.ts';
import { forgetUnpaid } from './selling/orders/forget-unpaid.ts';

/** Milliseconds. Slow senders are cut off; idle connections are kept longer than a proxy keeps them, so that it never uses a closed one. */
const TIMES = {
	headersTimeout: 5_000,
	requestTimeout: 15_000,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 1000,
};
const LAST_JOBS_MS = 1500;

/** Seeds an empty database first. @param embedded the database in this process; otherwise the settings name a server */
export async function serveShop(config: Config, embedded: PgliteClient | undefined): Promise<void> {
	const log = pino({ level: config.logLevel });
	// Two pictures may be encoded at once, each on one core, which leaves another for requests. Results are cached as files.
	sharp.concurrency(1);
	sharp.cache(false);
	const label = config.label === undefined ? undefined : await loadLabel(config.label);
	const seed = async (db: Database) => {
		if (await seedShop(db, label)) log.info('the empty database was filled with the shop of the label');
	};
	const { db, close, broken } = await openEngine(config, seed, embedded);
	broken.then((error) => {
		log.fatal(error, 'the database is gone');
		process.exit(1);
	});

	const now = () => new Date();
	const selling = { db, now, shop: config, seller: config.seller, digital: digitalGoods(config) };
	const everySecond = {
		// cached pages do not ask for prices, so due changes must also be applied here
		prices: () => refreshDuePrices(db, now()),
		unpaid: () => expireUnpaid(selling),
	};
	const limits = await openLimits(config, log);
	const stopOutbox = startOutbox({
		db,
		now,
		log,
		everyHour: expiryTasks(db, now),
		everyMinute: { files: () => deliverLateFiles(selling) },
		everySecond,
		run: createJobs({ db, config, now, limits }),
	});
	let ready = true;
	const app = createApp({ db, config, log, now, limits, isReady: () => ready, draw: label?.drawPicture });
	const server = serve(
		{ fetch: app.fetch, port: config.port, hostname: config.host, serverOptions: TIMES },
		({ port }) => {
			log.info({ port }, 'the API is listening');
			process.send?.({ ready: true, port });
		},
	);
	limitConnections(server);
	shutDownGracefully({
		server,
		log,
		delay: config.stopDelay,
		onEnd: () => {
			ready = false;
		},
		close: async () => {
			// A job that hangs is tried again by another process.
			await Promise.race([stopOutbox(), setTimeout(LAST_JOBS_MS)]);
			await close();
		},
	});
}

function expiryTasks(db: Database, now: () => Date) {
	return {
		keys: () => forgetKeys(db, now()),
		sessions: () => forgetSessions(db, now()),
		carts: () => forgetGuestCarts(db, now()),
		waiting: () => forgetWaiting(db, now()),
		jobs: () => forgetGivenUp(db, now()),
		links: () => forgetLinks(db, now()),
		orders: () => forgetUnpaid(db, now()),
	};
}
