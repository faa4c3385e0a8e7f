import type { Load } from './load.ts';
import type { Paint } from './paint.ts';
import type { Tap } from './taps.ts';
import type { Network } from './throttled.ts';
import type { WayBack } from './way-back.ts';
import type { Weight } from './weight.ts';

export interface Loads {
	/** The same server sends the bytes of a cached page with no cache logic; 50 connections. */
	bytes: Load;
	/** The same page from the output cache; 50 connections. */
	cached: Load;
	uncached: Load;
	/** Listings that all differ, so that each is rendered; as many connections as cores. */
	listings: Load;
}

export interface Navigation {
	cold: Tap;
	/** After scrolling and looking around. */
	prefetched: Tap;
	/** ms to the first paint of the product page as a static document. */
	staticDocument: number;
}

export interface Figures {
	/** By page: home, category, product. */
	weights: Map<string, Weight>;
	/** By page; the same page without scripts has ` (static)` after its name. */
	paints: Map<string, Paint>;
	navigation: Record<Network, Navigation>;
	wayBack: WayBack;
	/** ms from a touch on a tile to the first frame that shows it. */
	pressedTile: number;
	/** Bytes after brotli-11. */
	records: { product: number; category: number };
	/** ms from a tap before hydration to the product in the cart. */
	earlyTap: number;
	loads: Loads;
}

export const STATIC = ' (static)';
