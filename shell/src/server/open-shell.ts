import { RequestError } from '@hono/node-server';
import { openReleases } from '@pasaz/delivery/open-releases';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import type { SliceFault } from './generation.ts';
import { openGenerations } from './generations.ts';
import { openHealth, type ShopHealth } from './health/open-health.ts';
import { openKnownFields } from './known-fields.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { Purges } from './purges.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { openSharedPages } from './shared-pages.ts';

export interface Shell {
	app: Hono;
	refuse(error: unknown): Response;
	releaseSet(): string;
	/** Tells load balancers that this process is ending; it still answers. */
	beginEnding(): void;
	close(): Promise<void>;
}

function openCache({ outputCache, redisUrl, assetOrigin }: Config, log: Logger): PageCache | undefined {
	if (!outputCache) return;
	const share = (url: string) => (purges: Purges) => openSharedPages(url, purges, log);
	return createPageCache(redisUrl ? share(redisUrl) : undefined, assetOrigin);
}

/**
 * A set that is published later takes over without a restart.
 * @throws if no set is published, or if the shell's own release cannot run
 */
export async function openShell(config: Config, log: Logger): Promise<Shell> {
	const store = openReleases(config.dataDir, config.releases);
	const fields = await openKnownFields(config.apiUrl, log);
	let health: ShopHealth | undefined;
	const onFault = (fault: SliceFault) => health?.noteFault(fault);
	const generations = await openGenerations({ config, store, log, onFault });
	health = openHealth(generations, { config, store, log });
	let isEnding = false;

	const cache = openCache(config, log);
	const headers = createSecurityHeaders(config);
	const isReady = () => !isEnding;
	return {
		app: createApp(config, { store, generations, health, cache, fields, headers, log, isReady }),
		refuse(error) {
			const isMalformed = error instanceof RequestError;
			if (!isMalformed) log.error({ err: error }, 'an answer failed');
			return new Response(null, { status: isMalformed ? 400 : 500, headers: headers.empty });
		},
		releaseSet: () => generations.shown().set.id,
		beginEnding: () => {
			isEnding = true;
		},
		close: async () => {
			fields.close();
			await Promise.all([generations.close(), health.close(), cache?.close()]);
		},
	};
}
