import type { Point } from './curve.ts';
import { toDataUrl, toneScale } from './png.ts';
import { type Frame, type Grid, gridOver } from './relief.ts';

function crossings(points: readonly Point[], y: number): number[] {
	const found: number[] = [];
	let before = points[points.length - 1];
	for (const point of points) {
		if (before && before[1] <= y !== point[1] <= y) {
			found.push(before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]));
		}
		before = point;
	}
	return found.sort((left, right) => left - right);
}

function cover(mask: Float32Array, grid: Grid, points: readonly Point[]): void {
	for (let row = 0; row < grid.rows; row++) {
		const found = crossings(points, grid.y + row * grid.step);
		for (let pair = 0; pair + 1 < found.length; pair += 2) {
			const [from, to] = [found[pair] ?? 0, found[pair + 1] ?? 0];
			const last = Math.min(grid.columns - 1, Math.floor((to - grid.x) / grid.step));
			for (let column = Math.max(0, Math.ceil((from - grid.x) / grid.step)); column <= last; column++) {
				mask[row * grid.columns + column] = 1;
			}
		}
	}
}

function blurLine(mask: Float32Array, start: number, stride: number, count: number, radius: number): void {
	const source = new Float32Array(count);
	for (let index = 0; index < count; index++) source[index] = mask[start + index * stride] ?? 0;
	let sum = 0;
	for (let index = -radius; index < count; index++) {
		sum += (source[index + radius] ?? 0) - (source[index - radius - 1] ?? 0);
		if (index >= 0) mask[start + index * stride] = sum / (2 * radius + 1);
	}
}

/** Three box blurs are a Gaussian to the eye. */
function blur(mask: Float32Array, { columns, rows }: Grid, radius: number): void {
	for (let pass = 0; pass < 3; pass++) {
		for (let row = 0; row < rows; row++) blurLine(mask, row * columns, 1, columns, radius);
		for (let column = 0; column < columns; column++) blurLine(mask, column, columns, rows, radius);
	}
}

/** A soft shadow of the shapes; `softness` is the width of its edge in canvas units. */
export function softShadow(
	shapes: readonly (readonly Point[])[],
	softness: number,
	alpha: number,
	tone: readonly [number, number, number],
): Frame & { url: string } {
	const step = Math.max(6, softness / 3);
	const grid = gridOver(shapes.flat(), step, softness * 2);
	const mask = new Float32Array(grid.columns * grid.rows);
	for (const points of shapes) cover(mask, grid, points);
	blur(mask, grid, Math.max(1, Math.round(softness / step / 2)));
	const pixels = Uint8Array.from(mask, (value) => value * 255);
	const tones = toneScale((index) => [...tone, index * alpha]);
	return {
		x: grid.x - step / 2,
		y: grid.y - step / 2,
		width: grid.width,
		height: grid.height,
		url: toDataUrl({ width: grid.columns, height: grid.rows, pixels, tones }),
	};
}
