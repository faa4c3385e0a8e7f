import type { Brief, Layer, Sketch } from '../layer.ts';
import { BACK_DROP, backBand, neckBand, neckInside } from '../parts/neck.ts';
import { gatheredBody, hemBand, knitTorso, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import type { Neckline } from '../parts/torso.ts';
import { between, pick } from '../random.ts';

const DROPS = { crew: 84, v: 190, boat: 46 } as const;

export function sweater(brief: Brief): Sketch {
	const { roll, back } = brief;
	const torso = knitTorso(brief);
	const style = back ? 'crew' : pick<Neckline & keyof typeof DROPS>(roll, 'neckline', ['crew', 'crew', 'v', 'boat']);
	const drop = back ? BACK_DROP : DROPS[style];
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 26)]),
		...sleeves(brief, torso, ribSleeve(brief)),
		hemBand(torso, between(roll, 'hem', 74, 100)),
		gatheredBody(brief, torso, { drop, style }),
		neckBand(torso, drop, style, between(roll, 'band', 34, 46)),
	];
	return { layers, focus: { x: 20, y: 420, zoom: 3.1 } };
}
