import type { Load } from './load.ts';
import type { Paint } from './paint.ts';
import type { Weight } from './weight.ts';

export interface Loads {
	/** The bytes of a cached page, sent by the same server with no cache logic; 50 connections. */
	bytes: Load;
	/** The same page from the output cache; 50 connections. */
	cached: Load;
	/** One product page, rendered anew each time. */
	uncached: Load;
	/** Listings of which no two are the same, rendered anew; as many connections as cores. */
	listings: Load;
}

/** What one run of the benchmark measured. */
export interface Figures {
	/** By page: home, category, product. */
	weights: Map<string, Weight>;
	/** By page, and by page with ` (static)` for its floor. */
	paints: Map<string, Paint>;
	/** ms. */
	titles: { fast: number; slow: number };
	/** ms. */
	earlyTap: number;
	loads: Loads;
}

export const STATIC = ' (static)';
