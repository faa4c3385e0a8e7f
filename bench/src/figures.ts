import type { Load } from './load.ts';
import type { Paint } from './paint.ts';
import type { Weight } from './weight.ts';

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
	/** `static`, `cached` and `uncached`. */
	loads: Map<string, Load>;
}

export const STATIC = ' (static)';
