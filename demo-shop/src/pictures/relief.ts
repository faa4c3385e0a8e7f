import type { Colour } from './colour.ts';
import type { Point } from './curve.ts';
import type { Handle } from './handle.ts';
import type { Fold, Piece } from './layer.ts';
import { brightness, clothTones, toneFinder } from './light.ts';
import { noise } from './noise.ts';
import { toDataUrl } from './png.ts';

export interface Frame {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface Grid extends Frame {
	step: number;
	columns: number;
	rows: number;
}

export function gridOver(points: readonly Point[], step: number, margin: number): Grid {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
	const columns = Math.ceil((Math.max(...xs) + margin - x) / step) + 1;
	const rows = Math.ceil((Math.max(...ys) + margin - y) / step) + 1;
	return { x, y, width: columns * step, height: rows * step, step, columns, rows };
}

/** Left and right end of the shape at a height. */
function spanAt(points: readonly Point[], y: number): [number, number] | undefined {
	let [left, right] = [Infinity, -Infinity];
	let before = points[points.length - 1];
	for (const point of points) {
		if (before && before[1] <= y !== point[1] <= y) {
			const x = before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]);
			left = Math.min(left, x);
			right = Math.max(right, x);
		}
		before = point;
	}
	return left < right ? [left, right] : undefined;
}

/** Height of one fold at a point, prepared for many points. */
function ridge({ from, to, width, depth, bend = 0, open = false }: Fold): (x: number, y: number) => number {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	const dx = (to[0] - from[0]) / length;
	const dy = (to[1] - from[1]) / length;
	return (x, y) => {
		const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
		if (along <= 0 || (along >= 1 && !open)) return 0;
		const t = Math.min(along, 1);
		const across = (y - from[1]) * dx - (x - from[0]) * dy - bend * 4 * t * (1 - t);
		const reach = width * (open ? 0.3 + 0.7 * t : 0.72 + 0.42 * Math.sin(Math.PI * t));
		const off = (across * across) / (reach * reach);
		if (off > 6.5) return 0;
		const fade = open ? t * t * (3 - 2 * t) : Math.sin(Math.PI * t) ** 1.3;
		return depth * fade * Math.exp(-off);
	};
}

function heights(grid: Grid, folds: readonly Fold[], handle: Handle, seed: number): Float32Array {
	const field = new Float32Array(grid.columns * grid.rows);
	const ridges = folds.map(ridge);
	for (let row = 0; row < grid.rows; row++) {
		const y = grid.y + row * grid.step;
		const v = y / (handle.grain * 1.5);
		for (let column = 0; column < grid.columns; column++) {
			const x = grid.x + column * grid.step;
			const u = x / handle.grain;
			let height = noise(u + v * 0.35, v, seed) + 0.45 * noise(u * 2.3 - v, v * 2.1, seed + 1);
			height = (height + 1.6 * noise(u * 0.4, v * 0.3, seed + 2)) * handle.crumple;
			for (const at of ridges) height += handle.drape * at(x, y);
			field[row * grid.columns + column] = height;
		}
	}
	return field;
}

/** Slope of a tube seen from the front, at `u` from -1 (left edge) to 1 (right edge). */
function tubeSlope(u: number, round: number): number {
	const bent = Math.min(0.97, Math.abs(u)) ** 2.6 * 0.88;
	return (-Math.sign(u) * round * bent) / Math.sqrt(1 - bent * bent);
}

/** Lights a piece as a surface with volume, folds and creases; soft, so a coarse bitmap is enough. */
export function relief(piece: Piece, handle: Handle, cloth: Colour, seed: number): Frame & { url: string } {
	const { points } = piece.outline;
	const grid = gridOver(points, 7, 7);
	const { columns, rows, step } = grid;
	const field = heights(grid, piece.folds ?? [], handle, seed);
	const pixels = new Uint8Array(columns * rows);
	const toneOf = toneFinder(cloth);
	const round = piece.round ?? 0.8;
	const at = (column: number, row: number) =>
		field[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
	let span: [number, number] = [grid.x, grid.x + grid.width];
	for (let row = 0; row < rows; row++) {
		const y = grid.y + row * step;
		span = spanAt(points, y) ?? span;
		const [middle, half] = [(span[0] + span[1]) / 2, Math.max(step, (span[1] - span[0]) / 2)];
		for (let column = 0; column < columns; column++) {
			const u = Math.min(1, Math.max(-1, (grid.x + column * step - middle) / half));
			const slopeX = (at(column + 1, row) - at(column - 1, row)) / (2 * step) + tubeSlope(u, round) * 0.8;
			const slopeY = (at(column, row + 1) - at(column, row - 1)) / (2 * step);
			const edge = round * 0.1 * u ** 6 + (y - 744) * 0.00006;
			pixels[row * columns + column] = toneOf(brightness(slopeX, slopeY, handle) - edge);
		}
	}
	return {
		x: grid.x - step / 2,
		y: grid.y - step / 2,
		width: columns * step,
		height: rows * step,
		url: toDataUrl({ width: columns, height: rows, pixels, tones: clothTones(cloth) }),
	};
}
