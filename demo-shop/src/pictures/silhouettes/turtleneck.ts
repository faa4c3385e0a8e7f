import type { Brief, Fold, Layer, Sketch } from '../layer.ts';
import { standBehind, standCollar } from '../parts/collars.ts';
import { BACK_DROP } from '../parts/neck.ts';
import { gatheredBody, hemBand, knitTorso, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import type { Torso } from '../parts/torso.ts';
import { between } from '../random.ts';

/** Where the collar is turned down, and where it sinks under its own weight. */
function rollFolds({ neck, neckY }: Torso, height: number): Fold[] {
	const y = neckY - height * 0.2;
	return [
		{ from: [-neck, y - 8], to: [neck, y - 4], width: 13, depth: -12, bend: 20 },
		{ from: [-neck, y - 40], to: [neck, y - 34], width: 15, depth: 12, bend: 22 },
	];
}

export function turtleneck(brief: Brief): Sketch {
	const { roll, back, palette, garment } = brief;
	const torso = knitTorso(brief);
	const half = garment.parts.collar === 'half-roll';
	const height = half ? 62 : between(roll, 'roll', 100, 126);
	const folds = half ? [] : rollFolds(torso, height);
	const layers: Layer[] = [
		...(back ? [] : [standBehind(torso, height, palette.inside, { weave: 'rib' })]),
		...sleeves(brief, torso, sleeveCut(brief, ribSleeve(brief))),
		hemBand(torso, 84),
		gatheredBody(brief, torso, { drop: BACK_DROP, style: 'crew' }),
		standCollar(torso, height, 62, {
			part: half ? 'collar:half-roll' : 'collar:roll',
			weave: 'rib',
			plain: true,
			round: 1,
			lift: 6,
			folds,
		}),
	];
	return { layers, focus: { x: 10, y: 330, zoom: 3 } };
}
