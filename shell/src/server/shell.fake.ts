import { setImmediate } from 'node:timers/promises';
import { openReleaseStore, type ReleaseStore } from '@pasaz/delivery/release-store';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import type { SetFingerprint } from './adopt-page.ts';
import { getConfig } from './config.ts';
import { createApp } from './create-app.ts';
import type { Generations } from './generations.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createSecurityHeaders } from './security-headers.ts';
import type { Rendered } from './workers/page-in-work.ts';
import type { RenderPool } from './workers/render-pool.ts';

const silent = pino({ level: 'silent' });
const FIELDS = new Set(['page', 'color', 'q']);

type Render = (url: string, nonce: string, set: string) => Partial<Rendered> & { text: string };

const echo: Render = (url, nonce) => ({
	text: `<!doctype html><style nonce="${nonce}">p{}</style><p>${url}</p><script nonce="${nonce}">1</script>`,
});

const fingerprintOf = (set: string): SetFingerprint => ({ set, shell: '1', remotes: [], broken: [], views: '[]' });

/** A record of the same making as the document, with the text of the document. */
function recordOf({ url, text, status = 200 }: { url: string; text: string; status: number | undefined }) {
	return new TextEncoder().encode(JSON.stringify({ releaseSet: 'set', status, url, text }));
}

interface FakeShellOptions {
	render?: Render;
	cache?: PageCache | undefined;
	env?: Record<string, string>;
	/** The current release set. */
	set?: () => string;
	/** What the document of a page waits for once its loaders are done. */
	isRendered?: Promise<unknown>;
	/** Documents come as streams, as those with late parts do. */
	isStreamed?: boolean;
	/** Sets whose pages may be taken over. */
	recent?: string[];
	log?: Logger;
}

export interface FakeShell {
	app: Hono;
	/** Path and query of each render. */
	rendered: string[];
}

const placed = { version: '1', hash: '' };
const RELEASES = { shell: placed, mf_catalog: placed, mf_product: placed };

const noReleases: ReleaseStore = {
	...openReleaseStore('/nowhere'),
	find: async (_, version) => {
		if (version === 'unreadable') throw new Error('no right to read /srv/releases');
		return undefined;
	},
};

/** The whole server of the shell over a renderer that echoes the address. */
export function openFakeShell({
	render = echo,
	env = { PURGE_SECRET: 'a-secret-of-some-length' },
	set = () => 'set',
	isRendered = Promise.resolve(),
	isStreamed = false,
	recent = [],
	log = silent,
	...given
}: FakeShellOptions = {}): FakeShell {
	const config = getConfig({ STORE_VIEWS: STORE_VIEWS_FILE, API_URL: 'http://127.0.0.1:1', ...env });
	const rendered: string[] = [];
	const make = async ({ url, nonce }: Parameters<RenderPool['render']>[0], id: string): Promise<Rendered> => {
		rendered.push(url);
		const { text, ...head } = render(url, nonce, id);
		const body = isStreamed ? new Blob([text]).stream() : { plain: new TextEncoder().encode(text) };
		const loaded = { loadedIn: 0, calls: 0, rounds: 0 };
		const whole = { status: 200, location: undefined, audience: 'anyone', tags: ['menu'], ...loaded } as const;
		const hasRecord = !head.location && (head.audience ?? 'anyone') === 'anyone';
		const record = hasRecord ? { plain: recordOf({ url, text, status: head.status }) } : undefined;
		return { ...whole, record, body, isDegraded: () => false, ...head };
	};
	const startPage = (request: Parameters<RenderPool['render']>[0], id: string) => {
		const loaded = make(request, id);
		loaded.catch(() => {});
		return { loaded, rendered: loaded.then((page) => isRendered.then(() => page)) };
	};
	const generation = () => {
		const id = set();
		const render: RenderPool['render'] = (request) => startPage(request, id);
		const files = fingerprintOf(id);
		return {
			set: { id, releases: RELEASES },
			broken: [],
			declared: [],
			causeOf: () => undefined,
			files,
			render,
			close: async () => {},
		};
	};
	const generations: Generations = {
		shown: generation,
		canary: () => undefined,
		recent: () => recent.map(fingerprintOf),
		of: generation,
		visit: async () => generation(),
		hold: async (_, use) => use(generation()),
		open: () => [set()],
		close: async () => {},
	};
	const fields = { has: (name: string) => FIELDS.has(name), close() {} };
	const cache = 'cache' in given ? given.cache : createPageCache();
	const headers = createSecurityHeaders(config);
	const options = {
		store: noReleases,
		generations,
		health: { endpoint: new Hono(), of: () => undefined },
		cache,
		fields,
		headers,
		log,
		isReady: () => true,
	};
	return { app: createApp(config, options), rendered };
}

/** Waits until a page is kept behind its answer. The fake renderer is immediate, so a few turns are enough. */
export async function settled(): Promise<void> {
	for (let turn = 0; turn < 3; turn += 1) await setImmediate();
}
