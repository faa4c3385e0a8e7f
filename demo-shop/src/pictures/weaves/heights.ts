import type { Fabric } from '../garment.ts';
import { noise } from '../noise.ts';

/** A repeating height field of thread, in canvas units. */
interface Weave {
	width: number;
	height: number;
	at: (x: number, y: number) => number;
}

const fract = (value: number) => value - Math.floor(value);

/** Noise of cells `size` wide that repeats over the tile of 120 units. */
function speckle(x: number, y: number, size: number, seed: number): number {
	return noise(x / size, y / size, seed, Math.round(120 / size));
}

/** Two legs of a knitted stitch. */
function stitch(x: number, y: number, wale: number, course: number): number {
	const across = Math.abs(fract(x / wale) * 2 - 1);
	const along = fract(y / course + across * 0.62) * 2 - 1;
	const leg = across * 2 - 1;
	return Math.sqrt(Math.max(0, 1 - along * along)) * 0.55 + (1 - leg * leg) * 0.75;
}

function strand(offset: number, width: number): number {
	const d = offset / width;
	return Math.max(0, 1 - d * d);
}

function cable(x: number, y: number): number {
	const column = fract(x / 120) * 120;
	const phase = (y / 96) * Math.PI * 2;
	const sway = Math.sin(phase) * 13;
	const over = Math.cos(phase);
	const rope = (centre: number, lift: number) => strand(column - centre, 15) * (9 + lift * 5 + stitch(x, y, 11, 12));
	const twist = Math.max(rope(34 + sway, over), rope(34 - sway, -over));
	const rib = strand(Math.abs(column - 94), 8) * 4;
	const purl = 1.1 * speckle(x, y, 4, 5);
	return Math.max(twist, rib + purl);
}

function tile(at: Weave['at'], width = 120, height = 120): Weave {
	return { width, height, at };
}

export const WEAVES: Record<Fabric | 'rib', Weave> = {
	jersey: tile((x, y) => 0.5 * speckle(x, y, 2, 1) + 0.5 * speckle(x, y, 4, 2)),
	cotton: tile(
		(x, y) => 0.9 * noise(x / 3, y / 15, 1, 40, 8) + 0.8 * noise(x / 15, y / 3, 2, 8, 40) + 0.5 * speckle(x, y, 2, 3),
	),
	linen: tile(
		(x, y) =>
			1.7 * noise(x / 24, y / 2.5, 3, 10, 96) + 1.4 * noise(x / 2.5, y / 30, 4, 96, 8) + 0.3 * speckle(x, y, 2, 6),
		240,
		240,
	),
	denim: tile(
		(x, y) =>
			0.7 * Math.sin(((x + y) * Math.PI * 2) / 7.5) +
			0.9 * noise(x / 2.5, y / 20, 4, 48, 6) +
			0.6 * speckle(x, y, 2, 2),
	),
	wool: tile((x, y) => 1.1 * speckle(x, y, 3, 1) + 1.7 * speckle(x, y, 7.5, 2) + 0.7 * speckle(x, y, 2, 3)),
	knit: tile((x, y) => 3.4 * stitch(x, y, 15, 12)),
	'cable-knit': tile((x, y) => 1.15 * cable(x, y), 120, 96),
	velvet: tile((x, y) => 0.7 * speckle(x, y, 3, 1) + 1.6 * speckle(x, y, 15, 2)),
	satin: tile((x, y) => 0.22 * speckle(x, y, 2, 1)),
	corduroy: tile((x, y) => 3.6 * Math.abs(Math.sin((x * Math.PI) / 12)) ** 0.7 + 0.7 * speckle(x, y, 3, 2)),
	leather: tile((x, y) => 1.3 * speckle(x, y, 6, 1) + 1.1 * speckle(x + 3, y + 2, 4, 2) + 0.4 * speckle(x, y, 2, 3)),
	fleece: tile((x, y) => 1.9 * speckle(x, y, 8, 1) + 1.5 * speckle(x, y, 3, 2)),
	rib: tile((x, y) => 3.6 * Math.abs(Math.sin((x * Math.PI) / 15)) ** 0.8 + 0.5 * speckle(x, y, 3, 2)),
};
