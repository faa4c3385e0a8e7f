import { closed, type Knot } from '../curve.ts';
import { type Brief, type Fold, has, type Layer, named, piece, type Sketch } from '../layer.ts';
import { thread } from '../parts/trims.ts';
import { between } from '../random.ts';

/** One end of the folded scarf. */
interface End {
	top: number;
	bottom: number;
	left: number;
	right: number;
	/** How far the end lies to the side of the fold. */
	lean: number;
}

function fringe({ roll, palette }: Brief, { left, right, bottom, lean }: End): Layer[] {
	const count = Math.round((right - left) / 15);
	const tassels = Array.from({ length: count }, (_, index): Layer => {
		const x = left + lean + 8 + (index * (right - left - 16)) / (count - 1);
		const sway = lean * 0.12 + between(roll, `fringe${left}${index}`, -7, 7);
		const end = bottom + 96;
		const knots: Knot[] = [
			[x, bottom - 4],
			[x + sway * 0.5, bottom + 46],
			[x + sway, end],
		];
		return { ...thread(knots, index % 2 ? palette.cloth : palette.seam, 7), reach: [[x, end]] };
	});
	return named('fringe', tassels);
}

/** One end hanging down from the neck. */
function hanging({ top, bottom, left, right, lean }: End): Layer {
	const narrow = (right - left) * 0.03;
	const outline: Knot[] = [
		[left + narrow, top],
		[(left + right) / 2, top - 16],
		[right - narrow, top],
		[right + lean * 0.45, (top + bottom) / 2],
		[right + lean, bottom, 1],
		[(left + right) / 2 + lean, bottom + 8],
		[left + lean, bottom, 1],
		[left + lean * 0.45, (top + bottom) / 2],
	];
	const folds = [0.2, 0.46, 0.74].map((share, index): Fold => {
		const x = left + (right - left) * share;
		return { from: [x, top], to: [x + lean, bottom + 20], width: 30, depth: index % 2 ? -14 : 15, bend: 10 };
	});
	return piece(closed(...outline), { round: 0.55, lift: 10, folds, turn: -lean * 0.08 });
}

/** The part that lies around the neck, with folds that follow it. */
function collarPart(half: number, width: number): Layer {
	const inner = half - width;
	const outline: Knot[] = [
		[-half + 18, 470],
		[-half - 6, 360],
		[-half * 0.6, 222],
		[0, 176],
		[half * 0.6, 222],
		[half + 6, 360],
		[half - 18, 470],
		[inner + 4, 480, 1],
		[inner, 400],
		[inner * 0.6, 330],
		[0, 306],
		[-inner * 0.6, 330],
		[-inner, 400],
		[-inner - 4, 480, 1],
	];
	const folds = [0.3, 0.62].map(
		(share, index): Fold => ({
			from: [-half + width * share, 430],
			to: [half - width * share, 430],
			width: 20,
			depth: index ? -14 : 16,
			bend: -150 + share * 40,
		}),
	);
	return piece(closed(...outline), { round: 0.2, folds, lift: 8, turn: 8 });
}

/** A long scarf as it lies around a neck; a shawl is wider. */
export function scarf(brief: Brief): Sketch {
	const { garment } = brief;
	const shawl = garment.pattern === 'melange' || garment.fabric === 'linen';
	const width = shawl ? 196 : 158;
	const half = width + 74;
	const under: End = { top: 352, bottom: 1130, left: half - width - 8, right: half + 8, lean: 26 };
	const over: End = { top: 344, bottom: 1230, left: -half - 8, right: width - half + 8, lean: -18 };
	const ends = has(brief, 'fringe');
	const layers: Layer[] = [
		collarPart(half, width),
		...(ends ? fringe(brief, under) : []),
		hanging(under),
		...(ends ? fringe(brief, over) : []),
		hanging(over),
	];
	return { layers, focus: { x: (over.left + over.right) / 2 + over.lean, y: 1010, zoom: 2.9 } };
}
