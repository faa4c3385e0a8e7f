import type { ShownPrice } from './price.ts';

/**
 * Whole percent of the reduction that a shop may advertise, rounded down: from the lowest price of the 30 days before; 0 without one, or
 * where that price is not known.
 * @see CJEU C-330/23 on Directive 98/6/EC art. 6a
 */
export function reductionPercent({ regular, final, lowest30Days }: ShownPrice): number {
	const before = Math.min(regular, lowest30Days ?? final);
	return before > final ? Math.floor(((before - final) * 100) / before) : 0;
}
