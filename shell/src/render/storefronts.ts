import { withinStore } from '../routing/site.ts';
import { createStorefront, type Storefront, type StorefrontOptions } from './storefront.ts';
import type { PurgeCounts } from './worker-messages.ts';

export function openStorefronts(options: StorefrontOptions) {
	const storefronts = options.settings.storeViews.map((storeView) => createStorefront(storeView, options));
	const prefixed = storefronts.filter(({ storeView }) => storeView.appendStoreCode);
	const fallback = storefronts.find(({ storeView }) => !storeView.appendStoreCode) ?? storefronts[0];
	const last: PurgeCounts = { version: 0, factsVersion: 0 };
	return {
		/** Finds the storefront by the first part of a path; the one without a prefix has all other paths. */
		at(path: string): Storefront {
			const found = prefixed.find(({ storeView }) => withinStore(path, storeView) !== undefined) ?? fallback;
			if (!found) throw new Error('The shop has no store view');
			return found;
		},
		/** Data from before a purge may be what was purged. */
		forgetBefore({ version, factsVersion }: PurgeCounts): void {
			if (factsVersion > last.factsVersion) for (const storefront of storefronts) storefront.forgetFacts();
			if (version > last.version) for (const storefront of storefronts) storefront.forget();
			last.factsVersion = Math.max(factsVersion, last.factsVersion);
			last.version = Math.max(version, last.version);
		},
	};
}
