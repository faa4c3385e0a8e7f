import { line, type Side, sideOf } from '../curve.ts';
import type { Brief, Fold, Sketch } from '../layer.ts';
import type { Legs } from '../parts/leg-folds.ts';
import { legPieces, measureLegs } from '../parts/legs.ts';
import { thread } from '../parts/trims.ts';
import { type Waist, waistband, waistInside } from '../parts/waist.ts';

const STANCE = 98;

function cutOf(brief: Brief): Legs {
	const legs = measureLegs(brief, { waist: 156, hip: 190, hem: 44, knee: 62, crotchY: 540, hipY: 420 });
	return { ...legs, hem: Math.min(legs.hem, 70), knee: Math.min(legs.knee, 78), stance: STANCE };
}

function sideSeam({ waist, waistY, hip, hipY, knee, kneeY }: Legs, side: Side): string {
	return line(
		...sideOf(side, [
			[waist * 0.9, waistY + 60],
			[hip * 0.86, hipY + 60],
			[STANCE + knee * 0.7, kneeY],
		]),
	);
}

export function leggings(brief: Brief): Sketch {
	const legs = cutOf(brief);
	const { waistY } = legs;
	const waist: Waist = { ...legs, height: 108 };
	const stretch: Fold = {
		from: [-legs.waist, waistY - 20],
		to: [legs.waist, waistY - 16],
		width: 12,
		depth: -5,
		bend: 12,
	};
	return {
		layers: [
			waistInside(brief, waist),
			...legPieces(brief, legs, 0.5, (side) => ({ seams: [sideSeam(legs, side)] })),
			thread(
				[
					[0, waistY + 10],
					[0, legs.crotchY],
				],
				brief.palette.seam,
				3,
				0.8,
			),
			waistband(waist, { folds: [stretch] }),
		],
		focus: { x: 20, y: 330, zoom: 3.1 },
	};
}
