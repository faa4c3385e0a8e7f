import { integrityOf } from '@pasaz/delivery/integrity';
import { placedIn } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { remotesAddress } from '../composition/remote.ts';
import { basenameOf } from '../routing/site.ts';
import { WORKER_FILE } from '../routing/worker-file.ts';
import type { WorkerSet } from '../routing/worker-set.ts';
import { acceptsBrotli, compressing } from './brotli.ts';
import type { Config } from './config.ts';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import { readIntact } from './release-integrity.ts';
import { listSet } from './set-list.ts';

interface WorkerOptions {
	generations: Generations;
	store: ReleaseStore;
	config: Pick<Config, 'serviceWorker' | 'storeViews' | 'releaseKeys'>;
	log: Logger;
}

/** Takes itself and all that it kept off the device (rule 26.15). */
const KILL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
	for (const name of await caches.keys()) if (name.startsWith('pasaz-')) await caches.delete(name);
	await registration.unregister();
})()));
`;

const HEADERS = {
	'content-type': 'text/javascript; charset=utf-8',
	'cache-control': 'no-cache',
	// the worker fetches pages and files
	'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** Serves the worker of the shown set: what it is to take, and the code of that set's shell. */
export function createServiceWorker({ generations, store, config, log }: WorkerOptions) {
	const homes = config.storeViews.map(basenameOf);
	let made: { set: string; script: string } | undefined;

	async function filesOf({ set }: Generation): Promise<WorkerSet['files']> {
		const releases = placedIn(set).map(async ([name, placed]) => {
			const { files = {} } = (await store.findPlaced(name, placed).catch(() => undefined)) ?? {};
			const web = Object.entries(files).filter(([file]) => file.startsWith('web/') && !file.endsWith('.br'));
			return web.map(([file, { integrity }]) => [`/releases/${name}/${placed.version}/${file}`, integrity] as const);
		});
		const list = await listSet(set.id, { store, keys: config.releaseKeys });
		const lists = list?.isWhole ? [[remotesAddress(set.id), integrityOf(Buffer.from(list.text))] as const] : [];
		return Object.fromEntries([...lists, ...(await Promise.all(releases)).flat()]);
	}
	async function scriptOf(shown: Generation): Promise<string | undefined> {
		const { shell } = shown.set.releases;
		const release = shell && (await store.findPlaced('shell', shell));
		if (!release) return;
		const code = await readIntact({ folder: store.folderOf('shell', shell.version), release }, WORKER_FILE, log);
		const worker: WorkerSet = { set: shown.set.id, files: await filesOf(shown), homes };
		return code && `self.pasazSet=${JSON.stringify(worker)};\n${code}`;
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
		const headers = { ...HEADERS, vary: 'accept-encoding' };
		if (!acceptsBrotli(context)) return new Response(script, { headers });
		return new Response(compressing(new Blob([script]).stream()), {
			headers: { ...headers, 'content-encoding': 'br' },
		});
	};
}
