import { BlockList } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { openSigner, type ReleaseKeys, type Signer } from '@pasaz/delivery/signature';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { readProxies } from '@pasaz/kernel/domain/trusted-proxies.server';
import * as z from 'zod';
import type { RoutingSettings } from '../routing/settings.ts';
import { readScreenshots, type Screenshot } from './screenshots.ts';
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

export interface Config {
	port: number;
	host: string;
	dataDir: string;
	/** Address of a bucket. */
	releases: string | undefined;
	/** Without a slash at its end. */
	assetOrigin: string | undefined;
	apiUrl: string;
	/** ms. */
	apiBudget: number;
	publicUrl: string;
	renderWorkers: number;
	/** Bytes. */
	workerMemory: number;
	outputCache: boolean;
	redisUrl: string | undefined;
	purgeSecret: string | undefined;
	serviceWorker: boolean;
	releaseKeys: ReleaseKeys | undefined;
	releaseSecret: string | undefined;
	releaseSigner: Signer | undefined;
	autoRollback: boolean;
	trustedProxies: BlockList;
	/** ms. */
	stopDelay: number;
	logLevel: string;
	storeViews: readonly StoreView[];
	screenshots: readonly Screenshot[];
	routing: RoutingSettings;
	analytics: StoreView['analytics'];
}

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

/** @throws naming each bad key */
export function getConfig(env: NodeJS.ProcessEnv): Config {
	const parsed = Environment.safeParse(env);
	if (!parsed.success) {
		const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
		throw new Error(`Bad configuration: ${reasons.join('; ')}`);
	}
	const { PORT, HOST, DATA_DIR, API_URL, PUBLIC_URL, RENDER_WORKERS, OUTPUT_CACHE, LOG_LEVEL } = parsed.data;
	const analytics = analyticsOf(parsed.data);
	return {
		port: PORT,
		host: HOST,
		dataDir: resolve(DATA_DIR),
		releases: parsed.data.RELEASES,
		assetOrigin: parsed.data.ASSET_ORIGIN?.replace(/\/$/, ''),
		apiUrl: API_URL.replace(/\/$/, ''),
		apiBudget: parsed.data.API_BUDGET,
		publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
		renderWorkers: RENDER_WORKERS,
		workerMemory: parsed.data.RENDER_MEMORY * 2 ** 20,
		outputCache: OUTPUT_CACHE === 'on',
		redisUrl: parsed.data.REDIS_URL,
		purgeSecret: parsed.data.PURGE_SECRET,
		serviceWorker: parsed.data.SERVICE_WORKER === 'on',
		releaseKeys: readReleaseKeys(parsed.data.RELEASE_KEYS),
		releaseSecret: parsed.data.RELEASE_SECRET,
		releaseSigner: signerOf(parsed.data),
		autoRollback: parsed.data.AUTO_ROLLBACK === 'on',
		trustedProxies: readProxies(parsed.data.TRUSTED_PROXIES) ?? new BlockList(),
		stopDelay: parsed.data.STOP_DELAY,
		logLevel: LOG_LEVEL,
		storeViews: readStoreViews({
			file: parsed.data.STORE_VIEWS,
			locale: parsed.data.DEFAULT_LOCALE,
			analytics,
		}),
		analytics,
		screenshots: readScreenshots(parsed.data.SCREENSHOTS),
		routing: {
			views: readViews(parsed.data.VIEWS),
			remembersPaths: parsed.data.PATH_CACHE === 'on',
			preventsChildAccess: parsed.data.CHILD_ACCESS === 'parent',
		},
	};
}
