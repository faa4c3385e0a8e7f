import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { chestMotif } from '../parts/chest-motif.ts';
import { chestPockets } from '../parts/chest-pocket.ts';
import { BACK_DROP, backBand, bodySeams, hemStitch, neckBand, neckInside, neckStitch } from '../parts/neck.ts';
import { placket } from '../parts/placket.ts';
import { shoulderButtons } from '../parts/shoulder-buttons.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import { measure, NECK_DROPS, neckEdge, necklineOf, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { between } from '../random.ts';

export function tShirt(brief: Brief): Sketch {
	const { roll, back, garment } = brief;
	const style = back ? 'crew' : necklineOf(brief);
	const wide = style === 'boat' || style === 'scoop' ? 30 : 0;
	const torso = measure(brief, { neck: between(roll, 'neck', 92, 104) + wide });
	const drop = back ? BACK_DROP : NECK_DROPS[style];
	const body = piece(torsoOutline(torso, neckEdge(torso, drop, style)), {
		round: 0.6,
		folds: torsoFolds(torso, roll),
		seams: bodySeams(torso),
		stitches: [hemStitch(torso), ...(style === 'boat' ? [] : [neckStitch(torso, drop, style, 38)])],
		lift: 6,
	});
	const top = torso.neckY + drop + 8;
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 22)]),
		...sleeves(brief, torso, sleeveCut(brief)),
		body,
		...chestMotif(brief, torso.armpitY),
		...chestPockets(brief, torso),
		...(garment.parts.closure && !back ? placket(brief, { top, bottom: top + 190, count: 3 }) : []),
		neckBand(torso, drop, style, style === 'boat' ? 18 : 28),
		...shoulderButtons(brief, torso),
	];
	return { layers, focus: { x: 40, y: 440, zoom: 3.2 } };
}
