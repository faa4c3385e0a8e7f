import { line, SIDES, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { backBand, bodySeams, neckBand, neckInside } from '../parts/neck.ts';
import { studRow } from '../parts/placket.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import { bodySide, measure, NECK_DROPS, neckEdge, necklineOf } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';

/** A close top that ends in a high-cut brief. */
export function bodysuit(brief: Brief): Sketch {
	const { roll, back } = brief;
	const torso = measure(brief, { neck: 112, waist: 256, waistY: 770, hem: 262, hemY: 980 });
	const { hem, hemY } = torso;
	const style = back ? 'scoop' : necklineOf(brief);
	const drop = back ? 260 : NECK_DROPS[style];
	const leg = [
		[hem, hemY, 1],
		[hem * 0.64, hemY + 92],
		[84, hemY + 226],
		[62, hemY + 268, 1],
	] as const;
	const outline = symmetric(...neckEdge(torso, drop, style), ...bodySide(torso).slice(0, -1), ...leg, [0, hemY + 276]);
	const stitched = SIDES.map((side) =>
		line(
			...sideOf(
				side,
				leg.map(([x, y]) => [x - 12, y - 6]),
			),
		),
	);
	const body = piece(outline, {
		round: 0.75,
		folds: torsoFolds(torso, roll, 0.6),
		seams: bodySeams(torso),
		stitches: stitched,
		lift: 6,
	});
	const snaps = studRow(brief, { top: hemY + 244, bottom: hemY + 244, count: 1 }, 0, 8);
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 20)]),
		...sleeves(brief, torso, sleeveCut(brief)),
		body,
		neckBand(torso, drop, style, 20),
		...(back ? [] : [...studRow(brief, { top: hemY + 246, bottom: hemY + 246, count: 1 }, -34, 8), ...snaps]),
		...(back ? [] : studRow(brief, { top: hemY + 246, bottom: hemY + 246, count: 1 }, 34, 8)),
	];
	return { layers, focus: { x: 40, y: 440, zoom: 3 } };
}
