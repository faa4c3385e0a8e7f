import type { ProductTile } from '@pasaz/kernel/domain/product-tile';

export interface Suggestion {
	kind: 'product' | 'category' | 'tag' | 'page' | 'recent';
	name: string;
	href: string;
	parent?: string | undefined;
	/** Only of a product. */
	tile?: ProductTile;
}

export const MAX_PRODUCTS = 6;

export const KINDS = ['recent', 'category', 'tag', 'product', 'page'] as const satisfies readonly Suggestion['kind'][];

/** State of the panel; while it searches it still shows the last suggestions. */
export interface Suggested {
	status: 'idle' | 'searching' | 'ready' | 'offline' | 'failed';
	suggestions: readonly Suggestion[];
	correction: string | null;
	/** ms since 1970: since when the products are as they are shown, where they are those on the device. */
	keptAt?: number;
}

export const NOTHING_SUGGESTED: Suggested = { status: 'idle', suggestions: [], correction: null };
