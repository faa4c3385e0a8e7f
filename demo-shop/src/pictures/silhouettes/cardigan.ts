import { closed, flipped, type Knot, SIDES } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { BACK_DROP, backBand, bodySeams, neckBand, neckInside } from '../parts/neck.ts';
import { patchPocket } from '../parts/pockets.ts';
import { gatheredBody, hemBand, knitTorso, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow } from '../parts/trims.ts';
import { between, pick } from '../random.ts';

const FOCUS = { x: 20, y: 620, zoom: 3 } as const;
const RIB = { weave: 'rib', plain: true } as const;
const CREW_DROP = 92;

function vFront({ neck, neckY }: Torso, low: number): Knot[] {
	return [
		[0, low, 1],
		[neck * 0.5, neckY + (low - neckY) * 0.46],
		[neck, neckY, 1],
	];
}

/** The band that runs up one edge of a V. */
function vBand(front: readonly Knot[]): Knot[] {
	const outer = front.map(
		([x, y, corner], index): Knot => (index === 0 ? [36, y + 22, corner] : [x + 29, y + 16, corner]),
	);
	return [...front, ...outer.reverse()];
}

/** The buttoned band below the neckline. */
function buttonBand(low: number, bottom: number, round: boolean): Layer {
	const top: Knot[] = round
		? [
				[-34, low, 1],
				[34, low, 1],
			]
		: [
				[-34, low + 26],
				[-2, low - 4, 1],
				[34, low + 26],
			];
	return piece(closed(...top, [34, bottom, 1], [-34, bottom, 1]), { ...RIB, round: 0.2, lift: 5 });
}

function neckBands(torso: Torso, front: readonly Knot[], round: boolean): Layer[] {
	if (round) return [neckBand(torso, CREW_DROP, 'crew', 36)];
	const band = vBand(front);
	return [band, flipped(band)].map((knots) => piece(closed(...knots), { ...RIB, round: 0.3, lift: 4 }));
}

function pockets({ roll }: Brief, { hemY }: Torso): Layer[] {
	if (roll('pockets') < 0.5) return [];
	return SIDES.flatMap((side) => patchPocket(side * 150, hemY - 200, 138, 170, { stitches: [] }));
}

export function cardigan(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = knitTorso(brief);
	const frame = [...sleeves(brief, torso, ribSleeve(brief)), hemBand(torso, 80)];
	const behind = [
		gatheredBody(brief, torso, { drop: BACK_DROP, style: 'crew' }),
		neckBand(torso, BACK_DROP, 'crew', 30),
	];
	if (back) return { layers: [...frame, ...behind], focus: FOCUS };
	const round = roll('neck-form') > 0.6;
	const low = torso.neckY + (round ? 96 : between(roll, 'v', 270, 350));
	const bottom = torso.hemY + 86;
	const front = round ? neckEdge(torso, CREW_DROP, 'crew') : vFront(torso, low);
	const body = piece(torsoOutline(torso, front, { hemDip: 6, gathered: true }), {
		round: 0.65,
		folds: torsoFolds(torso, roll, 1.1),
		seams: bodySeams(torso),
		lift: 8,
	});
	const layers: Layer[] = [
		...neckInside(brief, torso, low - torso.neckY),
		backBand(torso, 30),
		...frame,
		body,
		...pockets(brief, torso),
		...neckBands(torso, front, round),
		buttonBand(low, bottom, round),
		...buttonRow(0, low + 60, bottom - 40, pick(roll, 'buttons', [5, 6, 7]), 15, palette.button),
	];
	return { layers, focus: FOCUS };
}
