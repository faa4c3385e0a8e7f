import { createHash } from 'node:crypto';
import type { PackageName } from '@pasaz/delivery/release';
import type { Hono } from 'hono';
import { withoutSecrets } from '../../routing/without-secrets.ts';
import type { GenerationOptions, SliceFault } from '../generation.ts';
import type { Generations } from '../generations.ts';
import { type Health, openHealthBook } from './health-book.ts';
import { type HealthReport, openHealthChannel } from './health-channel.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import { createTakeBack } from './take-back.ts';

export interface ShopHealth {
	endpoint: Hono;
	noteFault(fault: SliceFault): void;
	/** What is known of a release, such as `mf_product 1a2b3c`. */
	of(release: string): Health | undefined;
	close(): Promise<void>;
}

/** Other shells need to tell networks apart, and not to know them. */
const pseudonym = (network: string) => createHash('sha256').update(network).digest('base64url').slice(0, 12);

export function openHealth(generations: Generations, { config, store, log }: GenerationOptions): ShopHealth {
	const book = openHealthBook();
	const publisher = { store, keys: config.releaseKeys, signer: config.releaseSigner };
	const { watch, check } = createTakeBack({ generations, book, publisher, log });
	const mayMove = config.autoRollback && (!config.releaseKeys || config.releaseSigner);
	const shownSets = () => [generations.shown().set, generations.canary()?.generation.set ?? []].flat();

	function count(said: HealthReport) {
		watch();
		if ('url' in said) book.addFault(said);
		else book.add(said);
		const isNews = 'url' in said || said.failed.length > 0 || said.paint;
		if (isNews && mayMove) void check();
	}
	const channel = config.redisUrl ? openHealthChannel(config.redisUrl, count, log) : undefined;
	const hear = (said: HealthReport) => {
		count(said);
		channel?.tell(said);
	};
	return {
		endpoint: createHealthEndpoint({
			proxies: config.trustedProxies,
			sets: shownSets,
			onView: (view) => hear({ ...view, network: pseudonym(view.network) }),
		}),
		noteFault({ set, slice, url }) {
			// a set that is only rehearsed or looked at is nobody's yet
			const placed = shownSets().find(({ id }) => id === set)?.releases[slice as PackageName];
			if (placed) hear({ release: `${slice} ${placed.version}`, url: withoutSecrets(url) });
		},
		of: book.of,
		close: async () => channel?.close(),
	};
}
