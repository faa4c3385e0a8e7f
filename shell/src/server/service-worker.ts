import { integrityOf } from '@pasaz/delivery/integrity';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { basenameOf } from '../routing/site.ts';
import { WORKER_FILE } from '../routing/worker-file.ts';
import type { WorkerSet } from '../routing/worker-set.ts';
import { sendText } from './brotli.ts';
import type { Config } from './config.ts';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import { readIntact } from './release-integrity.ts';
import { listFiles } from './set-list.ts';
import { markVisit, type Visitor, type Visitors } from './visitor-set.ts';

/** Scripts that are held: those of the shown set and of a canary, and of the ones before them. */
const MAX_SCRIPTS = 4;

interface WorkerOptions {
	generations: Pick<Generations, 'of'>;
	visitors: Pick<Visitors, 'of'>;
	store: ReleaseStore;
	config: Pick<Config, 'serviceWorker' | 'storeViews' | 'releaseKeys' | 'assetOrigin'>;
	log: Logger;
}

/** Takes itself and all that it kept off the device (rule 26.15). */
const KILL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
	for (const name of await caches.keys()) await caches.delete(name);
	await registration.unregister();
})()));
`;

/** The worker fetches pages and files. */
function headersFor({ assetOrigin }: Pick<Config, 'assetOrigin'>) {
	const sources = ["'self'", ...(assetOrigin ? [`${assetOrigin}/releases/`] : [])];
	return {
		'content-type': 'text/javascript; charset=utf-8',
		'cache-control': 'no-cache',
		'content-security-policy': `default-src 'none'; connect-src ${sources.join(' ')}`,
	};
}

/**
 * Serves the worker of the set that a visitor sees: what it is to take, and the code of that set's shell. A set of which a file is
 * missing has none.
 */
export function createServiceWorker({ generations, visitors, store, config, log }: WorkerOptions) {
	const homes = config.storeViews.map(basenameOf);
	const headers = headersFor(config);
	const { assetOrigin: origin } = config;
	const made = new LRUCache<string, string>({ max: MAX_SCRIPTS });

	async function scriptOf({ set }: Generation): Promise<string | undefined> {
		const { shell } = set.releases;
		const release = shell && (await store.findPlaced('shell', shell));
		if (!release) return;
		const code = await readIntact({ folder: store.folderOf('shell', shell.version), release }, WORKER_FILE, log);
		const files = await listFiles(set.id, { store, keys: config.releaseKeys });
		if (!code || !files?.isWhole) return;
		const integrity = integrityOf(Buffer.from(files.text));
		const worker: WorkerSet = { set: set.id, integrity, homes, ...(origin && { origin }) };
		return `self.pasazSet=${JSON.stringify(worker)};\n${code}`;
	}
	/** No page of a preview is kept, so nobody needs its files without a network. */
	async function scriptFor({ set, isPreview }: Visitor): Promise<string | undefined> {
		const generation = generations.of(isPreview ? undefined : set);
		const { id } = generation.set;
		const script = made.get(id) ?? (await scriptOf(generation));
		if (script) made.set(id, script);
		return script;
	}

	return async (context: Context): Promise<Response> => {
		if (!config.serviceWorker) return sendText(context, KILL, headers);
		const visitor = await visitors.of(context);
		const script = await scriptFor(visitor);
		if (!script) return context.notFound();
		const answer = sendText(context, script, headers);
		markVisit(answer, visitor);
		return answer;
	};
}
