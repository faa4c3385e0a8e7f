import { toHex } from '../colour.ts';
import { line, SIDES } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { BARE } from '../parts/armholes.ts';
import { backBand, neckBand, neckInside, SELF } from '../parts/neck.ts';
import { pin, tape } from '../parts/sewing-kit.ts';
import { skirtFolds, skirtOutline } from '../parts/skirt-panel.ts';
import { measure, neckEdge, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';

const WAIST_Y = 660;

/** A dress with pinned side seams and a tape around its waist. */
export function takingIn(brief: Brief): Sketch {
	const base = measure(brief, {
		neck: 116,
		neckY: 210,
		shoulder: 170,
		shoulderY: 236,
		armpit: 226,
		armpitY: 440,
		waist: 190,
		waistY: WAIST_Y,
	});
	const torso = { ...base, waist: 190, hem: 194, waistY: WAIST_Y, hemY: WAIST_Y + 30 };
	const skirt = { waist: 196, waistY: WAIST_Y + 20, hip: 250, hem: 292, hemY: 1190, waves: 1.5, depth: 18 };
	const chalk = SIDES.map((side) => line([side * 200, 470], [side * 156, WAIST_Y], [side * 168, WAIST_Y + 30]));
	const body = piece(torsoOutline(torso, neckEdge(torso, 120, 'scoop'), BARE), {
		round: 0.7,
		folds: torsoFolds(torso, brief.roll, 0.7),
		stitches: chalk,
		lift: 6,
	});
	const head = toHex(brief.palette.accent);
	const pins = SIDES.flatMap((side) => [510, 590, 760].map((y) => pin(side * 176, y, side * 96, head)));
	const layers: Layer[] = [
		...neckInside(brief, torso, 120),
		backBand(torso, 16, SELF),
		piece(skirtOutline(skirt), { round: 0.75, folds: skirtFolds(skirt, brief.roll), lift: 3 }),
		body,
		{ ...neckBand(torso, 120, 'scoop', 14, { ...SELF, lift: 1 }), part: undefined },
		...pins,
		...tape(
			[
				[210, WAIST_Y - 34],
				[100, WAIST_Y - 14],
				[0, WAIST_Y - 6],
				[-110, WAIST_Y - 16],
				[-214, WAIST_Y - 40],
			],
			-52,
		),
		...tape(
			[
				[-30, WAIST_Y + 20],
				[-64, WAIST_Y + 170],
				[-40, WAIST_Y + 330],
				[-74, WAIST_Y + 470],
			],
			-52,
		),
	];
	return { layers, focus: { x: 60, y: WAIST_Y, zoom: 2.4 } };
}
