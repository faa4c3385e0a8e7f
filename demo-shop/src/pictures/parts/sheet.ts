import type { Colour } from '../colour.ts';
import { closed, type Knot, type Outline } from '../curve.ts';
import { type Trim, trim } from '../layer.ts';

export const CREAM: Colour = { lightness: 0.945, a: 0.004, b: 0.018 };

/** A rectangle of paper or card lying at an angle. */
export interface Sheet {
	x: number;
	y: number;
	width: number;
	height: number;
	/** Degrees. */
	turn: number;
}

function placed({ x, y, turn }: Sheet, knots: readonly Knot[]): Knot[] {
	const radians = (turn * Math.PI) / 180;
	const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
	return knots.map(([dx, dy, corner]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos, corner]);
}

export function sheetOutline(sheet: Sheet, radius = 0): Outline {
	const [w, h] = [sheet.width / 2, sheet.height / 2];
	const cut = radius * 0.3;
	const corners = [
		[w, -h],
		[w, h],
		[-w, h],
		[-w, -h],
	] as const;
	if (radius === 0)
		return closed(
			...placed(
				sheet,
				corners.map(([x, y]): Knot => [x, y, 1]),
			),
		);
	const rounded = corners.flatMap(([x, y]): Knot[] => {
		const [sx, sy] = [Math.sign(x), Math.sign(y)];
		const along: Knot = [x - sx * radius, y, 1];
		const down: Knot = [x, y - sy * radius, 1];
		const middle: Knot = [x - sx * cut, y - sy * cut];
		return sx === -sy ? [along, middle, down] : [down, middle, along];
	});
	return closed(...placed(sheet, rounded));
}

/** Something printed on a sheet; its origin is the middle of the sheet. */
export function printedOn({ x, y, turn }: Sheet, content: string): Trim {
	return trim(`<g transform="translate(${x} ${y}) rotate(${turn.toFixed(2)})">${content}</g>`);
}
