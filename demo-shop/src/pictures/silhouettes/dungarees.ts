import { box, line, SIDES, type Side, sideOf } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { bib } from '../parts/bib.ts';
import type { Legs } from '../parts/leg-folds.ts';
import { hemLine, legPieces, measureLegs } from '../parts/legs.ts';
import { patchPocket } from '../parts/pockets.ts';
import { stud, thread } from '../parts/trims.ts';

/** The bib needs room above the legs. */
const DOWN = 330;

function cutOf(brief: Brief): Legs {
	const legs = measureLegs(brief, { waist: 186, hip: 238, knee: 88, hem: 84 });
	const lower = (y: number) => y + DOWN;
	return {
		...legs,
		waistY: lower(legs.waistY),
		hipY: lower(legs.hipY),
		crotchY: lower(legs.crotchY + 20),
		kneeY: lower(legs.kneeY),
		hemY: lower(legs.crotchY) + (legs.hemY - legs.crotchY) * 0.86,
	};
}

function openings({ waist, waistY, hip }: Legs, side: Side): string {
	return line(
		...sideOf(side, [
			[waist * 0.5, waistY + 40],
			[waist * 0.7, waistY + 120],
			[hip - 22, waistY + 146],
		]),
	);
}

function knees({ garment }: Brief, { stance, kneeY }: Legs): Layer[] {
	if (garment.fabric === 'denim') return [];
	return SIDES.map((side) =>
		piece(box(side * stance * 0.98 - 66, kneeY - 100, 132, 170), {
			round: 0.3,
			lift: 3,
			stitches: [line([side * stance * 0.98 - 58, kneeY - 92], [side * stance * 0.98 + 58, kneeY - 92])],
		}),
	);
}

/** A loop of cloth on the thigh, for a hammer. */
function loop({ garment }: Brief, { stance, hem, crotchY }: Legs): Layer[] {
	if (garment.fabric !== 'denim') return [];
	return [piece(box(stance + hem * 0.62, crotchY + 10, 34, 96), { round: 0.4, lift: 5, turn: 6 })];
}

/** Loose trousers with a bib on braces. */
export function dungarees(brief: Brief): Sketch {
	const { back, palette } = brief;
	const legs = cutOf(brief);
	const { waistY, crotchY, waist } = legs;
	const seam = thread(
		[
			[0, waistY + 30],
			[0, crotchY],
		],
		palette.seam,
		3.5,
		0.8,
	);
	const pockets = back ? SIDES.flatMap((side) => patchPocket(side * 106, waistY + 110, 126, 146)) : [];
	const buttons = SIDES.flatMap((side) =>
		[0, 42].map((drop) => stud(side * (waist + 2), waistY + 20 + drop, 8, palette.metal)),
	);
	const layers: Layer[] = [
		...legPieces(brief, legs, 1.05, (side) => ({
			stitches: [hemLine(legs, side, 28), ...(back ? [] : [openings(legs, side)])],
			seams: back ? [] : [openings(legs, side)],
		})),
		seam,
		...pockets,
		...knees(brief, legs),
		...loop(brief, legs),
		...bib(brief, waistY, waist),
		...(back ? [] : buttons),
	];
	return { layers, focus: { x: 30, y: 440, zoom: 2.7 } };
}
