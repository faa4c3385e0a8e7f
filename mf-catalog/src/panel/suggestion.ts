import type { ProductTile } from '@pasaz/kernel/domain/product-tile';

/** What a shopper can choose below the field. */
export interface Suggestion {
	kind: 'product' | 'category' | 'tag' | 'recent';
	name: string;
	href: string;
	/** Of a category below another. */
	parent?: string | undefined;
	/** Of a product. */
	tile?: ProductTile;
}

export const KINDS = ['recent', 'category', 'tag', 'product'] as const satisfies readonly Suggestion['kind'][];

/** Where the panel stands; while it searches it shows what it found before. */
export interface Suggested {
	status: 'idle' | 'searching' | 'ready' | 'offline' | 'failed';
	suggestions: readonly Suggestion[];
	correction: string | null;
}

export const NOTHING_SUGGESTED: Suggested = { status: 'idle', suggestions: [], correction: null };
