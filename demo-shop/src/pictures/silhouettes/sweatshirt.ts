import { across, closed } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { BACK_DROP, backBand, neckBand, neckInside, neckStitch } from '../parts/neck.ts';
import { gatheredBody, hemBand, knitTorso, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';

/** The ribbed triangle below the neckline. */
function gusset(y: number): Layer {
	return piece(closed([-46, y, 1], [0, y + 8], [46, y, 1], [0, y + 72, 1]), {
		weave: 'rib',
		plain: true,
		round: 0.1,
		lift: 1,
	});
}

export function sweatshirt(brief: Brief): Sketch {
	const { back } = brief;
	const torso = knitTorso(brief);
	const drop = back ? BACK_DROP : 82;
	const stitches = [neckStitch(torso, drop, 'crew', 44), across(torso.hem - 4, torso.hemY - 12, 8)];
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 26)]),
		...sleeves(brief, torso, ribSleeve(brief, 84)),
		hemBand(torso, 78),
		gatheredBody(brief, torso, { drop, style: 'crew' }, { stitches }),
		neckBand(torso, drop, 'crew', 36),
		...(back ? [] : [gusset(torso.neckY + drop + 32)]),
	];
	return { layers, focus: { x: 20, y: 430, zoom: 3.1 } };
}
