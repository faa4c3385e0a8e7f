import { across, closed } from '../curve.ts';
import { type Brief, has, type Layer, named, piece, type Sketch } from '../layer.ts';
import { chestMotif } from '../parts/chest-motif.ts';
import { standBehind, standCollar } from '../parts/collars.ts';
import { BACK_DROP, backBand, hemStitch, neckBand, neckInside, neckStitch } from '../parts/neck.ts';
import { halfZip } from '../parts/placket.ts';
import { patchPocket } from '../parts/pockets.ts';
import { gatheredBody, hemBand, knitTorso, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import type { Torso } from '../parts/torso.ts';

const STAND = 64;

/** The ribbed triangle below the neckline. */
function gusset(y: number): Layer {
	return piece(closed([-46, y, 1], [0, y + 8], [46, y, 1], [0, y + 72, 1]), {
		weave: 'rib',
		plain: true,
		round: 0.1,
		lift: 1,
	});
}

function collarOf(brief: Brief, torso: Torso, drop: number): Layer[] {
	const { back, garment } = brief;
	if (garment.parts.collar !== 'stand')
		return [neckBand(torso, drop, 'crew', 36), ...(back ? [] : [gusset(torso.neckY + drop + 32)])];
	const stand = standCollar(torso, STAND, 66, { round: 0.9, lift: 6 });
	return back ? [stand] : [stand, ...halfZip(brief, torso.neckY - STAND + 36, torso.neckY + 290)];
}

export function sweatshirt(brief: Brief): Sketch {
	const { back, palette, garment } = brief;
	const torso = knitTorso(brief);
	const stand = garment.parts.collar === 'stand';
	const drop = back || stand ? BACK_DROP : 82;
	/** A cropped one hangs straight instead of being drawn in. */
	const straight = garment.cut === 'cropped';
	const stitches = [
		...(stand ? [] : [neckStitch(torso, drop, 'crew', 44)]),
		straight ? hemStitch(torso, 34, 6) : across(torso.hem - 4, torso.hemY - 12, 8),
	];
	const pocket = has(brief, 'chest-pocket') && !back ? patchPocket(126, torso.armpitY + 20, 124, 140) : [];
	const layers: Layer[] = [
		...(stand && !back ? [standBehind(torso, STAND, palette.inside)] : []),
		...(back || stand ? [] : [...neckInside(brief, torso, drop), backBand(torso, 26)]),
		...sleeves(brief, torso, sleeveCut(brief, ribSleeve(brief, 84))),
		...(straight ? [] : [hemBand(torso, 78)]),
		gatheredBody(brief, torso, { drop, style: 'crew' }, { stitches, line: { gathered: !straight, hemDip: 8 } }),
		...named('chest-pocket', pocket),
		...chestMotif(brief, torso.armpitY),
		...collarOf(brief, torso, drop),
	];
	return { layers, focus: { x: 20, y: 430, zoom: 3.1 } };
}
