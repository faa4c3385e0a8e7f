import { closed, type Knot, line } from '../curve.ts';
import { type Brief, type Fold, has, type Layer, piece, type Sketch } from '../layer.ts';
import { between } from '../random.ts';
import { boxedSocks } from './socks-boxed.ts';

/** Half the width of the shaft is 90; the heel is at (0, 0) plus the place of the sock. */
const LEG: readonly Knot[] = [
	[-88, -650, 1],
	[88, -654, 1],
	[94, -420],
	[104, -160],
	[152, -40],
	[292, 60],
	[364, 150],
	[342, 240],
	[232, 252],
	[82, 196],
	[-38, 110],
	[-96, 0],
	[-100, -200],
	[-92, -440],
];
const HEEL: readonly Knot[] = [
	[-98, -58, 1],
	[12, 0],
	[52, 100],
	[28, 162, 1],
	[-46, 106],
	[-94, 26],
];
const TOE: readonly Knot[] = [
	[248, 256, 1],
	[220, 180],
	[252, 90],
	[306, 72, 1],
	[366, 150],
	[342, 240],
];
const CUFF: readonly Knot[] = [
	[-92, -654, 1],
	[0, -662],
	[92, -658, 1],
	[94, -530, 1],
	[2, -522],
	[-94, -526, 1],
];

function ankleFolds({ roll }: Brief, x: number, y: number): Fold[] {
	return [0, 1, 2].map((index) => ({
		from: [x + 98, y - 200 + index * 54],
		to: [x - 78, y - 140 + index * 60 + roll(`ankle${x}${index}`) * 30],
		width: 22,
		depth: index % 2 ? -11 : 12,
		bend: -20,
	}));
}

function sock(brief: Brief, x: number, y: number): Layer[] {
	const { palette, garment } = brief;
	/** The leg is as long as the sock is said to be; the foot stays. */
	const shaft = (dy: number) => (dy < -160 ? -160 + (dy + 160) * garment.length : dy);
	const placed = (knots: readonly Knot[]) => knots.map(([dx, dy, corner]): Knot => [x + dx, y + shaft(dy), corner]);
	const cuff = (knots: readonly Knot[]) =>
		knots.map(([dx, dy, corner]): Knot => [x + dx, y + shaft(-654) + (dy + 654), corner]);
	const colour = garment.pattern === 'stripes' ? palette.accent : undefined;
	const end = cuff([
		[-94, -526],
		[2, -522],
		[94, -530],
	]);
	return [
		piece(closed(...placed(LEG)), { round: 0.85, folds: ankleFolds(brief, x, y), lift: 10 }),
		piece(closed(...placed(HEEL)), { round: 0.2, colour, plain: true }),
		piece(closed(...placed(TOE)), { round: 0.3, colour, plain: true }),
		piece(closed(...cuff(CUFF)), { weave: 'rib', plain: true, round: 0.85, seams: [line(...end)] }),
	];
}

export function socks(brief: Brief): Sketch {
	if (has(brief, 'box')) return boxedSocks(brief);
	const apart = between(brief.roll, 'pair', 150, 190);
	return {
		layers: [...sock(brief, apart, 860), ...sock(brief, -apart * 0.5, 950)],
		focus: { x: -apart * 0.5 + 60, y: 800, zoom: 2.6 },
	};
}
