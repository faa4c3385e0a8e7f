import { BlockList } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { openSigner, type Signer } from '@pasaz/delivery/signature';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { readProxies } from '@pasaz/kernel/domain/trusted-proxies.server';
import * as z from 'zod';
import type { RoutingSettings } from '../routing/settings.ts';
import { readScreenshots } from './screenshots.ts';
import { readReleaseKeys, readStoreViews, readViews } from './setting-files.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ });

const Environment = z.object({
	PORT: port.default(4000),
	HOST: z.string().min(1).default('127.0.0.1'),
	DATA_DIR: z.string().min(1).default('.data'),
	/** Where releases are, if not in `DATA_DIR`, which then has copies of those that run here. */
	RELEASES: z.url({ protocol: /^s3$/, error: 'is not of the form s3://bucket/prefix?endpoint=https://…' }).optional(),
	/** Browsers load the files of releases from there, below `/releases/`. */
	ASSET_ORIGIN: url.optional(),
	API_URL: url.default('http://127.0.0.1:4001'),
	/** ms that the server waits for all calls of a page (rule 6.18). */
	API_BUDGET: z.coerce.number().int().min(100).max(10_000).default(1000),
	PUBLIC_URL: url.optional(),
	RENDER_WORKERS: z.coerce
		.number()
		.int()
		.min(1)
		.max(64)
		// Two at least: while a slice keeps one of them busy, the other goes on.
		.default(Math.max(2, availableParallelism() - 1)),
	/** Megabytes of a render worker's heap and buffers after which it is replaced. */
	RENDER_MEMORY: z.coerce.number().int().min(64).max(16_384).default(512),
	OUTPUT_CACHE: z.enum(['on', 'off']).default('on'),
	/** Several shells share pages and purges through it; without it each shell keeps its own. */
	REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
	/** The API must know it to purge pages; without it nobody can. */
	PURGE_SECRET: z.string().min(16).optional(),
	/** `off` takes the service worker and what it kept off every device that comes by. */
	SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
	/** A JSON file with the public keys of the teams that release; without it whoever may write `DATA_DIR` does. */
	RELEASE_KEYS: z.string().min(1).optional(),
	/** Signs links to sets that are not published, and lets `pasaz` try a set; without it nobody can. */
	RELEASE_SECRET: z.string().min(16).optional(),
	/** `off` leaves to people what pages say of a release: nothing is taken back by itself. */
	AUTO_ROLLBACK: z.enum(['on', 'off']).default('on'),
	/** Whose `X-Forwarded-For` says which network a page tells of releases from, as for the API. */
	TRUSTED_PROXIES: z
		.string()
		.default('loopback')
		.refine((list) => readProxies(list) !== undefined, 'expected IP addresses, networks or the word loopback'),
	/** The team and key with which the shop signs that it takes a release back, where releases are signed. */
	RELEASE_TEAM: z.string().min(1).optional(),
	RELEASE_KEY: z.string().min(1).optional(),
	/** ms after SIGTERM in which requests are still taken, so that load balancers notice. */
	STOP_DELAY: z.coerce.number().int().min(0).max(60_000).default(0),
	/** A JSON file of store views, the default one first. */
	STORE_VIEWS: z.string({ error: 'names the JSON file of the storefronts' }).min(1),
	/** Replaces the language of the default store view's texts; the catalogue's language is the back end's. */
	DEFAULT_LOCALE: z.enum(['pl-PL', 'de-DE', 'it-IT', 'en-GB']).optional(),
	/** A JSON file of views with a path, a layout or a page of their own. */
	VIEWS: z.string().min(1).optional(),
	/** A folder with pictures of the storefronts, named `{storeCode}-{narrow|wide}-{width}x{height}.webp`. */
	SCREENSHOTS: z.string().min(1).optional(),
	PATH_CACHE: z.enum(['on', 'off']).default('on'),
	/** `parent` redirects a variant's own address to its parent's. */
	CHILD_ACCESS: z.enum(['parent', 'direct']).default('parent'),
	/** Without any of these ids and addresses the shop keeps no statistics and asks for no consent. */
	GOOGLE_ANALYTICS_ID: z.string().min(1).optional(),
	FACEBOOK_PIXEL_ID: z.string().min(1).optional(),
	TRACKING_SCRIPT_URL: url.optional(),
	TRACKING_PIXEL_URL: url.optional(),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

function analyticsOf(env: z.output<typeof Environment>): StoreView['analytics'] {
	const { GOOGLE_ANALYTICS_ID: google, FACEBOOK_PIXEL_ID: facebook } = env;
	const { TRACKING_SCRIPT_URL: scriptUrl, TRACKING_PIXEL_URL: pixelUrl } = env;
	if (!google && !facebook && !scriptUrl && !pixelUrl) return;
	const ids = { ...(google && { google }), ...(facebook && { facebook }) };
	return { ids, ...(scriptUrl && { scriptUrl }), ...(pixelUrl && { pixelUrl }) };
}

function signerOf({ RELEASE_TEAM: team, RELEASE_KEY: key }: z.output<typeof Environment>): Signer | undefined {
	if (key && !team) throw new Error('RELEASE_KEY is given, but RELEASE_TEAM does not say whose it is');
	return team && key ? openSigner(team, key) : undefined;
}

function routingOf(env: z.output<typeof Environment>): RoutingSettings {
	return {
		views: readViews(env.VIEWS),
		remembersPaths: env.PATH_CACHE === 'on',
		preventsChildAccess: env.CHILD_ACCESS === 'parent',
	};
}

/** @throws naming each bad key */
export function getConfig(variables: NodeJS.ProcessEnv) {
	const parsed = Environment.safeParse(variables);
	if (!parsed.success) {
		const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
		throw new Error(`Bad configuration: ${reasons.join('; ')}`);
	}
	const env = parsed.data;
	return {
		port: env.PORT,
		host: env.HOST,
		dataDir: resolve(env.DATA_DIR),
		releases: env.RELEASES,
		/** Without a slash at its end. */
		assetOrigin: env.ASSET_ORIGIN?.replace(/\/$/, ''),
		apiUrl: env.API_URL.replace(/\/$/, ''),
		apiBudget: env.API_BUDGET,
		publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
		renderWorkers: env.RENDER_WORKERS,
		/** Bytes. */
		workerMemory: env.RENDER_MEMORY * 2 ** 20,
		outputCache: env.OUTPUT_CACHE === 'on',
		redisUrl: env.REDIS_URL,
		purgeSecret: env.PURGE_SECRET,
		serviceWorker: env.SERVICE_WORKER === 'on',
		releaseKeys: readReleaseKeys(env.RELEASE_KEYS),
		releaseSecret: env.RELEASE_SECRET,
		releaseSigner: signerOf(env),
		autoRollback: env.AUTO_ROLLBACK === 'on',
		trustedProxies: readProxies(env.TRUSTED_PROXIES) ?? new BlockList(),
		stopDelay: env.STOP_DELAY,
		logLevel: env.LOG_LEVEL,
		storeViews: readStoreViews({
			file: env.STORE_VIEWS,
			locale: env.DEFAULT_LOCALE,
			analytics: analyticsOf(env),
		}),
		screenshots: readScreenshots(env.SCREENSHOTS),
		routing: routingOf(env),
	};
}

export type Config = ReturnType<typeof getConfig>;
