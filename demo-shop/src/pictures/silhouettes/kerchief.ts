import { closed, type Knot, line } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';

/** A fine square lying flat, one corner turned up. */
function square({ palette }: Brief): Layer[] {
	const [half, turn] = [430, 0.1];
	const at = (x: number, y: number, corner: 0 | 1 = 1): Knot => [
		x * Math.cos(turn) - y * Math.sin(turn),
		744 + x * Math.sin(turn) + y * Math.cos(turn),
		corner,
	];
	const hem = (inset: number) =>
		line(
			at(-half + inset, -half + inset),
			at(half - inset, -half + inset),
			at(half - inset, half - inset),
			at(-half + inset, half - inset),
			at(-half + inset, -half + inset),
		);
	const ripples: Fold[] = [-220, 0, 240].map((x, index) => ({
		from: [x - 180, 380],
		to: [x + 200, 1120],
		width: 70,
		depth: index % 2 ? -14 : 16,
		bend: 40,
	}));
	const outline = closed(
		at(-half, -half),
		at(0, -half - 6, 0),
		at(half, -half),
		at(half + 8, 0, 0),
		at(half, half - 200),
		at(half - 200, half),
		at(0, half + 6, 0),
		at(-half, half),
		at(-half - 6, 0, 0),
	);
	const folded = closed(at(half, half - 200), at(half - 200, half), at(half - 190, half - 190));
	return [
		piece(outline, { round: 0.12, folds: ripples, stitches: [hem(16)], seams: [hem(74)], lift: 8 }),
		piece(folded, { colour: palette.inside, round: 0.3, lift: 8 }),
	];
}

/** A large muslin square folded from corner to corner. */
function triangle(brief: Brief): Layer[] {
	const shape = (drop: number): Knot[] => [
		[-500, 470 + drop * 0.5, 1],
		[0, 446 + drop * 0.2],
		[500, 470 + drop * 0.5, 1],
		[262, 760 + drop * 0.8],
		[drop * 0.3, 1050 + drop, 1],
		[-250, 766 + drop * 0.8],
	];
	const falls: Fold[] = [-0.8, -0.5, -0.2, 0.14, 0.46, 0.78].map((share, index) => ({
		from: [share * 430, 440],
		to: [share * 80, 1010],
		width: 38,
		depth: index % 2 ? -15 : 17,
		bend: share * -36,
	}));
	const hem = line([-452, 494], [-232, 762], [0, 1022], [240, 758], [452, 494]);
	return [
		piece(closed(...shape(62)), {
			round: 0.3,
			folds: falls,
			lift: 6,
			colour: brief.back ? undefined : brief.palette.inside,
		}),
		piece(closed(...shape(0)), { round: 0.35, folds: falls, stitches: [hem], lift: 8 }),
	];
}

/** A square cloth: a small one lies open, a large one is folded. */
export function kerchief(brief: Brief): Sketch {
	const layers = brief.garment.length < 0.75 ? square(brief) : triangle(brief);
	return { layers, focus: { x: 60, y: 820, zoom: 2 } };
}
