import { SIDES } from '../curve.ts';
import type { Brief, Layer, Sketch } from '../layer.ts';
import { hemLine, type Legs, legPieces, measureLegs } from '../parts/legs.ts';
import { patchPocket } from '../parts/pockets.ts';
import { button, thread } from '../parts/trims.ts';
import { beltLoops, drawstring, elasticFolds, type Waist, waistband, waistInside } from '../parts/waist.ts';
import { between } from '../random.ts';
import { fly, slantPockets } from './trousers.ts';

function cutOf(brief: Brief): Legs {
	const legs = measureLegs(brief, { hem: 112, stance: 128, hipY: 400 });
	const hemY = between(brief.roll, 'length', 690, 800);
	return { ...legs, hem: Math.max(100, Math.min(legs.hem, 134)), stance: Math.min(legs.stance, 144), hemY };
}

export function shorts(brief: Brief): Sketch {
	const { roll, back, palette, garment } = brief;
	const legs = cutOf(brief);
	const waist: Waist = { ...legs, height: 50 };
	const denim = garment.fabric === 'denim';
	const soft = !denim && roll('closing') > 0.5;
	const clasp = button(10, legs.waistY - 18, 12, denim ? palette.metal : palette.button);
	const closing = soft ? drawstring(brief, waist, 120) : [clasp, ...fly(brief, legs)];
	const pockets = back
		? SIDES.flatMap((side) => patchPocket(side * 108, legs.waistY + 100, 120, 130))
		: slantPockets(legs, denim ? palette.thread : palette.seam);
	const layers: Layer[] = [
		waistInside(brief, waist),
		...legPieces(brief, legs, 1.1, (side) => ({ stitches: [hemLine(legs, side, 32)] })),
		thread(
			[
				[0, legs.waistY + 10],
				[0, legs.crotchY],
			],
			palette.seam,
			3,
			0.8,
		),
		...pockets,
		waistband(waist, { folds: soft ? elasticFolds(waist) : [] }),
		...(soft ? [] : beltLoops(waist)),
		...(back ? [] : closing),
	];
	return { layers, focus: { x: 50, y: 330, zoom: 3 } };
}
