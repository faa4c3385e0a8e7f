import { across } from '../curve.ts';
import { type Brief, type Layer, named, type Piece, piece, type Sketch } from '../layer.ts';
import { collarBack, collarBehind, collarLeaves } from '../parts/collars.ts';
import { BACK_DROP, bodySeams, hemStitch, neckInside } from '../parts/neck.ts';
import { hemBand } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { type SleeveCut, sleeveCut } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import { measure, neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow } from '../parts/trims.ts';

const DROP = 72;
const FOCUS = { x: 30, y: 430, zoom: 3.1 } as const;

/** Collar and cuffs are knitted, often in the second colour. */
function ribbing({ roll, palette }: Brief): Pick<Piece, 'weave' | 'plain' | 'colour'> {
	return { weave: 'rib', plain: true, colour: roll('tipping') > 0.5 ? palette.accent : undefined };
}

function sleeveOf(brief: Brief): SleeveCut | undefined {
	const base = sleeveCut(brief);
	return base && { ...base, hemmed: false, cuff: { height: 34, half: base.end - 4, ...ribbing(brief) } };
}

function body({ roll }: Brief, torso: Torso, drop: number): Layer {
	return piece(torsoOutline(torso, neckEdge(torso, drop, 'crew')), {
		round: 0.6,
		folds: torsoFolds(torso, roll),
		seams: bodySeams(torso),
		stitches: [hemStitch(torso)],
		lift: 6,
	});
}

export function polo(brief: Brief): Sketch {
	const { back, palette, garment } = brief;
	const torso = measure(brief, { neck: 88 });
	const rib = ribbing(brief);
	const arms = sleeves(brief, torso, sleeveOf(brief));
	if (back) return { layers: [...arms, body(brief, torso, BACK_DROP), collarBack(torso, rib)], focus: FOCUS };
	const knitted = garment.fabric === 'knit';
	const top = torso.neckY + DROP - 10;
	const bottom = top + (knitted ? 300 : 200);
	const layers: Layer[] = [
		...collarBehind(torso, rib, palette.inside),
		...neckInside(brief, torso, DROP),
		...arms,
		body(brief, torso, DROP),
		...(knitted ? [hemBand(torso, 60)] : []),
		...named('closure:half-buttons', [
			strip(
				{ top, bottom, half: 27 },
				{ lift: 3, plain: true, stitches: [across(20, bottom - 8), across(20, bottom - 24)] },
			),
			...buttonRow(0, top + 44, bottom - 46, knitted ? 4 : 3, 10, palette.button),
		]),
		...collarLeaves(torso, { drop: DROP - 6, spread: 104, point: 84 }, { ...rib, stitches: [] }),
	];
	return { layers, focus: FOCUS };
}
