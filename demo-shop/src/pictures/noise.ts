import { lattice } from './random.ts';

function wrap(value: number, period: number): number {
	const rest = value % period;
	return rest < 0 ? rest + period : rest;
}

/** Smooth value noise in [0, 1] on a lattice of whole numbers, repeating after the given number of cells. */
export function noise(x: number, y: number, seed: number, periodX = 1024, periodY = periodX): number {
	const left = Math.floor(x);
	const top = Math.floor(y);
	const u = (x - left) * (x - left) * (3 - 2 * (x - left));
	const v = (y - top) * (y - top) * (3 - 2 * (y - top));
	const x0 = wrap(left, periodX);
	const x1 = wrap(left + 1, periodX);
	const y0 = wrap(top, periodY);
	const y1 = wrap(top + 1, periodY);
	const upper = lattice(x0, y0, seed) * (1 - u) + lattice(x1, y0, seed) * u;
	const lower = lattice(x0, y1, seed) * (1 - u) + lattice(x1, y1, seed) * u;
	return upper * (1 - v) + lower * v;
}
