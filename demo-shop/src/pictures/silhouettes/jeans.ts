import { box, type Knot, line, SIDES, type Side, sideOf } from '../curve.ts';
import { type Brief, type Layer, named, piece, type Sketch, type Trim, trim } from '../layer.ts';
import type { Legs } from '../parts/leg-folds.ts';
import { hemLine, legPieces, measureLegs } from '../parts/legs.ts';
import { patchPocket } from '../parts/pockets.ts';
import { stud, thread } from '../parts/trims.ts';
import { bandStitches, beltLoops, type Waist, waistband, waistInside } from '../parts/waist.ts';

const PATCH_LEATHER = { lightness: 0.56, a: 0.04, b: 0.07 } as const;

function pocketEdge({ waist, waistY, hip }: Legs, side: Side, inset: number): Knot[] {
	return sideOf(side, [
		[waist * 0.42 - inset, waistY + 12],
		[waist * 0.62 - inset, waistY + 92 + inset],
		[hip - 14, waistY + 112 + inset],
	]);
}

function sideSeam({ waist, waistY, hip, hipY, stance, knee, kneeY, hem, hemY }: Legs, side: Side): string {
	const knots: Knot[] = [
		[waist - 2, waistY + 10],
		[hip - 12, hipY + 30],
		[stance + knee - 12, kneeY],
		[stance + hem - 10, hemY - 6],
	];
	return line(...sideOf(side, knots));
}

function flyStitch({ waistY, crotchY }: Legs): string {
	return line([44, waistY + 16], [42, crotchY - 170], [2, crotchY - 90]);
}

/** Washed-out light on the thighs. */
function fade({ stance, crotchY, knee }: Legs): Trim {
	const spot = (side: Side) =>
		`<ellipse cx="${(side * stance * 1.02).toFixed(1)}" cy="${crotchY + 150}" rx="${(knee * 0.8).toFixed(1)}" ry="260" fill="url(#fade)"/>`;
	const stops =
		'<stop offset="0" stop-color="#fff" stop-opacity=".17"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>';
	return trim(`<defs><radialGradient id="fade">${stops}</radialGradient></defs>${SIDES.map(spot).join('')}`);
}

function frontDetails({ palette }: Brief, { waist, waistY, hip }: Legs): Layer[] {
	return SIDES.flatMap((side) => [
		stud(side * (waist * 0.42 + 12), waistY + 26, 6.5, palette.metal),
		stud(side * (hip - 26), waistY + 116, 6.5, palette.metal),
	]);
}

function backDetails({ palette }: Brief, { waist, waistY }: Legs): Layer[] {
	const yoke: Knot[] = [
		[-waist - 20, waistY + 50],
		[0, waistY + 84],
		[waist + 20, waistY + 50],
	];
	return [
		thread(yoke, palette.thread, 3, 0.8),
		...SIDES.flatMap((side) => patchPocket(side * 104, waistY + 96, 132, 150)),
	];
}

export function jeans(brief: Brief): Sketch {
	const { back, palette } = brief;
	const legs = measureLegs(brief, { hem: 78 });
	const { waistY } = legs;
	const waist: Waist = { ...legs, height: 52 };
	const pockets = (side: Side) =>
		back ? [] : [line(...pocketEdge(legs, side, 0)), line(...pocketEdge(legs, side, 9))];
	const body = legPieces(brief, legs, 1.15, (side) => ({
		stitches: [hemLine(legs, side, 26), ...pockets(side), ...(side === 1 && !back ? [flyStitch(legs)] : [])],
		seams: back ? [] : [line(...pocketEdge(legs, side, -4)), sideSeam(legs, side)],
	}));
	const closing = back
		? [piece(box(70, waistY - 45, 72, 43), { colour: PATCH_LEATHER, weave: 'leather', round: 0.2, lift: 2 })]
		: named('closure:buttons', [stud(6, waistY - 18, 14, palette.metal)]);
	const layers: Layer[] = [
		waistInside(brief, waist),
		...body,
		fade(legs),
		thread(
			[
				[0, waistY + 10],
				[0, legs.crotchY],
			],
			palette.seam,
			3.5,
			0.8,
		),
		...(back ? backDetails(brief, legs) : frontDetails(brief, legs)),
		waistband(waist, { stitches: bandStitches(waist) }),
		...beltLoops(waist),
		...closing,
	];
	return { layers, focus: { x: 60, y: 320, zoom: 3.1 } };
}
