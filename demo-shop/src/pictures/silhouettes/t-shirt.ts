import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { BACK_DROP, backBand, bodySeams, hemStitch, neckBand, neckInside, neckStitch } from '../parts/neck.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, type SleeveCut, shortSleeve } from '../parts/sleeve-cuts.ts';
import { measure, type Neckline, neckEdge, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { between, pick } from '../random.ts';

const DROPS = { crew: 92, v: 170 } as const;

function sleeveOf(brief: Brief): SleeveCut {
	const long = brief.roll('sleeve') > 0.86 && brief.garment.cut !== 'cropped';
	return long ? { ...LONG_SLEEVE, hemmed: true } : shortSleeve(brief);
}

export function tShirt(brief: Brief): Sketch {
	const { roll, back } = brief;
	const torso = measure(brief, { neck: between(roll, 'neck', 92, 106) });
	const style = back ? 'crew' : pick<Neckline & keyof typeof DROPS>(roll, 'neckline', ['crew', 'crew', 'v']);
	const drop = back ? BACK_DROP : DROPS[style];
	const body = piece(torsoOutline(torso, neckEdge(torso, drop, style)), {
		round: 0.6,
		folds: torsoFolds(torso, roll),
		seams: bodySeams(torso),
		stitches: [hemStitch(torso), neckStitch(torso, drop, style, 38)],
		lift: 6,
	});
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 22)]),
		...sleeves(brief, torso, sleeveOf(brief)),
		body,
		neckBand(torso, drop, style, 28),
	];
	return { layers, focus: { x: 40, y: 440, zoom: 3.2 } };
}
