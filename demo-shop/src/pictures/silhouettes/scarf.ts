import { closed, type Knot, line } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { thread } from '../parts/trims.ts';
import { between } from '../random.ts';

interface End {
	left: number;
	right: number;
	bottom: number;
	/** Which way it hangs: -1 left, 1 right. */
	lean: 1 | -1;
}

const RING: readonly Knot[] = [
	[-250, 330],
	[-150, 226],
	[0, 196],
	[150, 226],
	[250, 330],
	[196, 470],
	[40, 566],
	[-130, 524],
	[-232, 430],
];
const HOLE: readonly Knot[] = [
	[-138, 300],
	[0, 262],
	[138, 300],
	[60, 358],
	[-70, 358],
];

function fringe({ roll, palette }: Brief, { left, right, bottom, lean }: End): Layer[] {
	const count = Math.round((right - left) / 15);
	return Array.from({ length: count }, (_, index) => {
		const x = left + 8 + (index * (right - left - 16)) / (count - 1);
		const y = bottom + 4;
		const sway = lean * 10 + between(roll, `fringe${left}${index}`, -7, 7);
		const colour = index % 2 ? palette.cloth : palette.seam;
		return {
			...thread(
				[
					[x, y - 8],
					[x + sway * 0.4, y + 46],
					[x + sway, y + 92],
				],
				colour,
				7,
			),
			reach: [[x, y + 92]],
		};
	});
}

/** One end hanging down from the loop. */
function hanging({ left, right, bottom, lean }: End): Layer {
	const root = (left + right) / 2 - lean * 70;
	const outline: Knot[] = [
		[root - 104, 430, 1],
		[root + 104, 436, 1],
		[right - lean * 14, 800],
		[right, bottom, 1],
		[(left + right) / 2, bottom + 12],
		[left, bottom + 2, 1],
		[left - lean * 14, 800],
	];
	const folds = [-0.5, 0, 0.5].map(
		(share, index): Fold => ({
			from: [root + share * 130, 470],
			to: [(left + right) / 2 + share * 150, bottom + 20],
			width: 27,
			depth: index % 2 ? -13 : 14,
			open: true,
		}),
	);
	return piece(closed(...outline), { round: 0.55, folds, lift: 12, turn: -lean * 4 });
}

function loopFolds(): Fold[] {
	const drape = (y: number, bend: number, depth: number): Fold => ({
		from: [-236, y - 60],
		to: [236, y - 66],
		width: 22,
		depth,
		bend,
	});
	return [drape(400, 66, -14), drape(430, 110, 17), drape(470, 120, -14), drape(500, 124, 15), drape(540, 120, -13)];
}

export function scarf(brief: Brief): Sketch {
	const { roll, palette, garment } = brief;
	const long = between(roll, 'long', 1210, 1290);
	const under: End = { left: 22, right: 236, bottom: long - 66, lean: 1 };
	const over: End = { left: -226, right: 6, bottom: long, lean: -1 };
	const fringed = roll('fringe') > 0.25 && garment.fabric !== 'satin';
	const layers: Layer[] = [
		...(fringed ? fringe(brief, under) : []),
		hanging(under),
		...(fringed ? fringe(brief, over) : []),
		hanging(over),
		piece(closed(...RING), { round: 0.6, lift: 12, turn: 84, folds: loopFolds() }),
		piece(closed(...HOLE), { colour: palette.inside, round: -0.6, seams: [line([-120, 312], [0, 280], [120, 312])] }),
	];
	return { layers, focus: { x: -10, y: 470, zoom: 2.6 } };
}
