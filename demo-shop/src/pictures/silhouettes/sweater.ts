import type { Brief, Layer, Sketch } from '../layer.ts';
import { has } from '../layer.ts';
import { armholeBands, BARE, vestTorso } from '../parts/armholes.ts';
import { standBehind, standCollar } from '../parts/collars.ts';
import { LACE } from '../parts/lace.ts';
import { BACK_DROP, backBand, neckBand, neckInside } from '../parts/neck.ts';
import { halfZip } from '../parts/placket.ts';
import { gatheredBody, hemBand, knitTorso, ribSleeve } from '../parts/ribbing.ts';
import { shoulderButtons } from '../parts/shoulder-buttons.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import { NECK_DROPS, necklineOf, type Torso } from '../parts/torso.ts';
import { between } from '../random.ts';

const STAND = 62;

/** A knitted collar with a zip down to the chest. */
function zippedCollar(brief: Brief, torso: Torso): Layer[] {
	const collar = standCollar(torso, STAND, 66, { weave: 'rib', plain: true, round: 1, lift: 6 });
	if (brief.back) return [collar];
	return [collar, ...halfZip(brief, torso.neckY - STAND + 36, torso.neckY + 320)];
}

function neckOf(brief: Brief, torso: Torso, drop: number): Layer[] {
	if (brief.garment.parts.collar === 'stand') return zippedCollar(brief, torso);
	const style = brief.back ? 'crew' : necklineOf(brief);
	const thin = style === 'boat' ? 22 : between(brief.roll, 'band', 34, 44);
	return [neckBand(torso, drop, style, thin)];
}

export function sweater(brief: Brief): Sketch {
	const { roll, back, palette, garment } = brief;
	const sleeve = sleeveCut(brief, ribSleeve(brief));
	const knitted = knitTorso(brief);
	const wide = garment.parts.neck === 'boat' || garment.parts.neck === 'scoop' ? 30 : 0;
	const torso = { ...(sleeve ? knitted : vestTorso(knitted)), neck: knitted.neck + wide };
	const style = back ? 'crew' : necklineOf(brief);
	const stand = garment.parts.collar === 'stand';
	const drop = back || stand ? BACK_DROP : NECK_DROPS[style];
	const lace = has(brief, 'lace');
	const body = gatheredBody(
		brief,
		torso,
		{ drop, style: stand ? 'crew' : style },
		{
			part: lace ? 'lace' : undefined,
			seams: lace ? [LACE] : [],
			line: sleeve ? undefined : BARE,
		},
	);
	const layers: Layer[] = [
		...(stand && !back ? [standBehind(torso, STAND, palette.inside, { weave: 'rib' })] : []),
		...(back || stand ? [] : [...neckInside(brief, torso, drop), backBand(torso, 26)]),
		...sleeves(brief, torso, sleeve && lace ? { ...sleeve, seams: [LACE] } : sleeve),
		hemBand(torso, between(roll, 'hem', 74, 96)),
		body,
		...(sleeve ? [] : armholeBands(torso, 24)),
		...neckOf(brief, torso, drop),
		...shoulderButtons(brief, torso),
	];
	return { layers, focus: { x: 20, y: 420, zoom: 3.1 } };
}
