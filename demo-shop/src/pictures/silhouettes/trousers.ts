import { SIDES, type Side, sideOf } from '../curve.ts';
import type { Brief, Fold, Layer, Sketch } from '../layer.ts';
import { hemLine, type Legs, legPieces, measureLegs } from '../parts/legs.ts';
import { welt } from '../parts/pockets.ts';
import { button, thread } from '../parts/trims.ts';
import { beltLoops, drawstring, elasticFolds, type Waist, waistband, waistInside } from '../parts/waist.ts';

const BAND = 50;

/** Pressed line down the middle of a leg. */
function crease({ waist, waistY, stance, hemY }: Legs, side: Side): Fold {
	return {
		from: [side * waist * 0.5, waistY + 30],
		to: [side * (stance + 6), hemY + 40],
		width: 9,
		depth: 9,
		open: true,
	};
}

function pleat({ waistY, crotchY }: Legs, side: Side): Fold {
	return { from: [side * 80, waistY + 6], to: [side * 104, crotchY], width: 18, depth: 12 };
}

/** Stitched fly with the seam below it. */
export function fly({ palette }: Brief, { waistY, crotchY }: Legs): Layer[] {
	return [
		thread(
			[
				[44, waistY + 16],
				[42, crotchY - 170],
				[2, crotchY - 90],
			],
			palette.seam,
			3,
			0.7,
		),
		thread(
			[
				[0, waistY + 10],
				[0, crotchY],
			],
			palette.seam,
			3,
			0.8,
		),
	];
}

/** Slanted pocket openings at the hips. */
export function slantPockets({ waist, waistY, hip }: Legs, colour: Brief['palette']['seam']): Layer[] {
	return SIDES.map((side) =>
		thread(
			sideOf(side, [
				[waist * 0.64, waistY + 10],
				[hip - 13, waistY + 156],
			]),
			colour,
			3.6,
			0.85,
		),
	);
}

function isSoft({ garment, roll }: Brief): boolean {
	return (
		garment.fabric === 'jersey' || garment.fabric === 'fleece' || (garment.fabric === 'linen' && roll('string') > 0.5)
	);
}

export function trousers(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const legs = measureLegs(brief, { hipY: 390 });
	const waist: Waist = { ...legs, height: BAND };
	const soft = isSoft(brief);
	const pressed = (side: Side) => (soft ? [] : [crease(legs, side)]);
	const pleated = (side: Side) => (roll('pleat') > 0.4 ? [pleat(legs, side)] : []);
	const body = legPieces(brief, legs, 0.85, (side) => ({
		folds: [...pressed(side), ...pleated(side)],
		stitches: soft ? [hemLine(legs, side, 30)] : [],
	}));
	const backPockets = SIDES.map((side) => welt([side * 60, legs.waistY + 110], [side * 160, legs.waistY + 104], 14));
	const closing = soft
		? drawstring(brief, waist, 130)
		: [button(12, legs.waistY - 18, 11, palette.button), ...fly(brief, legs)];
	const layers: Layer[] = [
		waistInside(brief, waist),
		...body,
		...(back ? backPockets : slantPockets(legs, palette.seam)),
		waistband(waist, { folds: soft ? elasticFolds(waist) : [] }),
		...(soft ? [] : beltLoops(waist)),
		...(back
			? [
					thread(
						[
							[0, legs.waistY + 10],
							[0, legs.crotchY],
						],
						palette.seam,
						3,
						0.8,
					),
				]
			: closing),
	];
	return { layers, focus: { x: 50, y: 330, zoom: 3 } };
}
