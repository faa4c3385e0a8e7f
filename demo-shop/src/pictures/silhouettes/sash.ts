import { closed, type Knot } from '../curve.ts';
import { type Brief, type Fold, type Layer, named, piece, type Sketch } from '../layer.ts';
import { cord } from '../parts/trims.ts';

const Y = 700;

/** The upper edge of one winding, from left to right. */
function winding(drop: number, height: number): Knot[] {
	const upper: Knot[] = [
		[-392, Y - 30 + drop, 1],
		[-200, Y + 60 + drop],
		[0, Y + 86 + drop],
		[200, Y + 60 + drop],
		[392, Y - 30 + drop, 1],
	];
	const lower = upper.map(([x, y, corner]): Knot => [x * 1.01, y + height, corner]);
	return [...upper, ...lower.toReversed()];
}

function creases(drop: number): Fold[] {
	return [40, 84].map((y, index) => ({
		from: [-380, Y - 20 + drop + y],
		to: [380, Y - 20 + drop + y],
		width: 20,
		depth: index ? -11 : 13,
		bend: 92,
	}));
}

/** A wide belt of soft leather, wound twice and tied with its own thongs. */
export function sash({ palette }: Brief): Sketch {
	const far = closed(
		[-392, Y - 30],
		[-300, Y - 150],
		[0, Y - 208],
		[300, Y - 150],
		[392, Y - 30],
		[360, Y + 70],
		[0, Y - 70],
		[-360, Y + 70],
	);
	const thong = (knots: Knot[]) => cord(knots, 17, palette.cloth);
	const tails = [
		thong([
			[8, Y + 170],
			[70, Y + 330],
			[48, Y + 520],
			[84, Y + 690],
		]),
		thong([
			[-6, Y + 170],
			[-62, Y + 310],
			[-40, Y + 480],
			[-86, Y + 620],
		]),
	].map((tail) => ({ ...tail, reach: [[80, Y + 690] as const, [-86, Y + 620] as const] }));
	const bow = [
		thong([
			[0, Y + 166],
			[110, Y + 96],
			[150, Y + 190],
			[4, Y + 180],
		]),
		thong([
			[0, Y + 166],
			[-120, Y + 110],
			[-148, Y + 208],
			[-4, Y + 182],
		]),
	];
	const knot = piece(closed([-28, Y + 142], [26, Y + 140], [32, Y + 200], [-30, Y + 204]), { round: 0.9, lift: 8 });
	const layers: Layer[] = [
		piece(far, { colour: palette.inside, round: 0.4 }),
		piece(closed(...winding(96, 118)), { round: 0.5, lift: 8, folds: creases(96) }),
		piece(closed(...winding(0, 140)), { round: 0.5, lift: 9, folds: creases(0) }),
		...named('closure:tied', [...tails, ...bow, knot]),
	];
	return { layers, focus: { x: 20, y: Y + 170, zoom: 2.4 } };
}
