import { toHex } from '../colour.ts';
import { across, box, closed, type Knot, line, SIDES, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, named, type Piece, piece, type Sketch, trim } from '../layer.ts';
import { sunMark } from '../parts/sun-mark.ts';
import { cord, stud, zip } from '../parts/trims.ts';
import { between } from '../random.ts';

const TOP = 560;
const ANCHOR = 146;

/** A handle as one shape: the outer arc there, the inner arc back. */
function handle(spread: number, top: number, bottom: number, width: number): Knot[] {
	const arc = (grow: number, rise: number, crown: number): Knot[] => [
		[-spread - grow, bottom, 1],
		[-spread - grow * 0.68, top + 195],
		[-spread * rise, top + crown + 34],
		[0, top + crown],
		[spread * rise, top + crown + 34],
		[spread + grow * 0.68, top + 195],
		[spread + grow, bottom, 1],
	];
	return [...arc(width / 2, 0.62, 0), ...arc(-width / 2, 0.52, width).reverse()];
}

function bodyFolds(half: number, bottom: number): Fold[] {
	return [
		{ from: [-120, TOP + 60], to: [-200, bottom - 60], width: 54, depth: 13, bend: 24 },
		{ from: [140, TOP + 60], to: [210, bottom - 120], width: 54, depth: -12, bend: -22 },
		{ from: [-half + 20, bottom - 40], to: [40, bottom - 160], width: 40, depth: 10, bend: 20 },
		{ from: [half, bottom - 60], to: [-20, bottom - 110], width: 40, depth: -9, bend: -20 },
	];
}

function bag(half: number, bottom: number): Layer {
	const outline = symmetric(
		[0, TOP + 8],
		[half - 10, TOP, 1],
		[half + 6, (TOP + bottom) / 2],
		[half - 4, bottom - 24],
		[half - 26, bottom],
		[0, bottom + 8],
	);
	return piece(outline, {
		round: 0.55,
		folds: bodyFolds(half, bottom),
		lift: 6,
		stitches: [across(half - 8, TOP + 40, 8)],
	});
}

/** Where a handle is sewn on, with its stitched cross. */
function anchor(x: number, look: Partial<Piece>): Layer {
	const cross: Knot[] = [
		[-18, 56],
		[18, 56, 1],
		[18, 104, 1],
		[-18, 104, 1],
		[-18, 56, 1],
		[18, 104],
	];
	const stitches = [line(...cross.map(([dx, dy, corner]): Knot => [x + dx, TOP + dy, corner]))];
	return piece(box(x - 26, TOP + 10, 52, 102), { ...look, round: 0.3, lift: 3, stitches });
}

/** What closes the bag: a zip, or a thong around a stud. */
function mouth({ palette, garment }: Brief, half: number): Layer[] {
	if (garment.parts.closure === 'zip') {
		const along: [Knot, ...Knot[]] = [
			[-half + 26, TOP + 10],
			[0, TOP + 18],
			[half - 26, TOP + 10],
		];
		return named('closure:zip', [zip(along, palette)]);
	}
	if (garment.parts.closure !== 'tied') return [];
	const thong = cord(
		[
			[0, TOP - 6],
			[14, TOP + 60],
			[-8, TOP + 150],
		],
		13,
		palette.seam,
	);
	return named('closure:tied', [thong, stud(2, TOP + 96, 15, palette.metal)]);
}

export function toteBag(brief: Brief): Sketch {
	const { roll, palette, back, garment } = brief;
	const wide = garment.pattern === 'wide-stripes';
	const half = wide ? 390 : between(roll, 'half', 296, 324);
	const bottom = between(roll, 'bottom', 1220, 1280) - (garment.fabric === 'leather' ? 70 : 0);
	const canvas = garment.fabric === 'cotton';
	const strap: Partial<Piece> = { colour: canvas && !wide ? palette.accent : undefined, plain: true };
	const printed = canvas && !wide && !back;
	const inside = piece(symmetric([0, TOP - 14], [half - 10, TOP, 1], [0, TOP + 20]), {
		colour: palette.inside,
		round: 0.3,
	});
	const layers: Layer[] = [
		piece(closed(...handle(128, 210, TOP + 20, 46)), { ...strap, part: 'handles', round: 0.2 }),
		inside,
		bag(half, bottom),
		...(printed ? [trim(sunMark(0, (TOP + bottom) / 2 + 50, toHex(palette.accent)))] : []),
		piece(closed(...handle(ANCHOR, 232, TOP + 112, 50)), { ...strap, round: 0.2, lift: 8 }),
		...SIDES.map((side) => anchor(side * ANCHOR, strap)),
		...(back ? [] : mouth(brief, half)),
		...(wide && !back ? SIDES.map((side) => stud(side * 60, bottom - 26, 13, palette.metal)) : []),
	];
	return { layers, focus: { x: 110, y: 640, zoom: 2.7 } };
}
