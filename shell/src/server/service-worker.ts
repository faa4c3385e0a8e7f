import { integrityOf } from '@pasaz/delivery/integrity';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { Context } from 'hono';
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

interface WorkerOptions {
	generations: Generations;
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

/** Serves the worker of the shown set: what it is to take, and the code of that set's shell. A set of which a file is missing has none. */
export function createServiceWorker({ generations, store, config, log }: WorkerOptions) {
	const homes = config.storeViews.map(basenameOf);
	const headers = headersFor(config);
	const { assetOrigin: origin } = config;
	let made: { set: string; script: string } | undefined;

	async function scriptOf(shown: Generation): Promise<string | undefined> {
		const { shell } = shown.set.releases;
		const release = shell && (await store.findPlaced('shell', shell));
		if (!release) return;
		const code = await readIntact({ folder: store.folderOf('shell', shell.version), release }, WORKER_FILE, log);
		const files = await listFiles(shown.set.id, { store, keys: config.releaseKeys });
		if (!code || !files?.isWhole) return;
		const integrity = integrityOf(Buffer.from(files.text));
		const worker: WorkerSet = { set: shown.set.id, integrity, homes, ...(origin && { origin }) };
		return `self.pasazSet=${JSON.stringify(worker)};\n${code}`;
	}
	async function current(): Promise<string | undefined> {
		if (!config.serviceWorker) return KILL;
		const shown = generations.shown();
		if (made?.set === shown.set.id) return made.script;
		const script = await scriptOf(shown);
		if (script) made = { set: shown.set.id, script };
		return script;
	}

	return async (context: Context): Promise<Response> => {
		const script = await current();
		if (!script) return context.notFound();
		return sendText(context, script, headers);
	};
}
