import type { StoreView } from '@pasaz/kernel/contract/store-view';

/** Prefixes of the addresses from which a page may load scripts: released files, and what the merchant measures with. */
export function scriptSourcesOf({ analytics }: Pick<StoreView, 'analytics'>): string[] {
	return ['/releases/', ...(analytics?.scriptUrl ? [`${new URL(analytics.scriptUrl).origin}/`] : [])];
}
