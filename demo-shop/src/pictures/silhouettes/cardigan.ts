import { closed, flipped, type Knot, SIDES } from '../curve.ts';
import { type Brief, has, type Layer, named, piece, type Sketch } from '../layer.ts';
import { BACK_DROP, backBand, bodySeams, neckBand, neckInside } from '../parts/neck.ts';
import { patchPocket } from '../parts/pockets.ts';
import { gatheredBody, hemBand, knitTorso, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import { NECK_DROPS, neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow } from '../parts/trims.ts';
import { between } from '../random.ts';

const FOCUS = { x: 20, y: 620, zoom: 3 } as const;
const RIB = { weave: 'rib', plain: true } as const;
const HEM_BAND = 80;

type Front = 'round' | 'v' | 'shawl' | 'open';

function frontOf({ garment: { parts } }: Brief): Front {
	if (parts.closure === undefined) return 'open';
	if (parts.collar === 'shawl') return 'shawl';
	return parts.neck === 'v' ? 'v' : 'round';
}

function vFront({ neck, neckY }: Torso, low: number): Knot[] {
	return [
		[0, low, 1],
		[neck * 0.5, neckY + (low - neckY) * 0.46],
		[neck, neckY, 1],
	];
}

/** Fronts that hang side by side down to the hem. */
function openFront({ neck, neckY, hemY }: Torso): Knot[] {
	return [
		[0, hemY + HEM_BAND + 2, 1],
		[26, hemY + HEM_BAND, 1],
		[34, neckY + 460],
		[neck * 0.66, neckY + 170],
		[neck, neckY, 1],
	];
}

/** The band that runs up one edge, `width` wide; a shawl collar widens on the chest. */
function edgeBand(front: readonly Knot[], width: number, shawl: boolean): Knot[] {
	const edge = front.filter(([x]) => x > 0.5 || front.length === 3);
	const last = edge.length - 1;
	const outer = edge.map(([x, y, corner], index): Knot => {
		if (index === 0) return [x + (shawl ? 22 : 36), y + (front.length === 3 ? 22 : 0), corner];
		const grow = shawl ? (index === last ? 34 : 96) : width;
		return [x + grow, y + (index === last ? 14 : 10), corner];
	});
	return [...edge, ...outer.reverse()];
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

function neckBands(brief: Brief, torso: Torso, kind: Front, front: readonly Knot[]): Layer[] {
	if (kind === 'round') return [neckBand(torso, NECK_DROPS.crew, 'crew', 36)];
	const shawl = brief.garment.parts.collar === 'shawl';
	const band = edgeBand(front, 30, shawl);
	const part = shawl ? 'collar:shawl' : 'neck:v';
	const look = { part, ...RIB, round: 0.35, lift: shawl ? 9 : 4 } as const;
	return [band, flipped(band)].map((knots) => piece(closed(...knots), look));
}

function pockets(brief: Brief, { hemY, waistY }: Torso): Layer[] {
	if (!has(brief, 'patch-pockets')) return [];
	const y = Math.min(hemY - 200, waistY + 250);
	return named(
		'patch-pockets',
		SIDES.flatMap((side) => patchPocket(side * 152, y, 140, 172, { stitches: [] })),
	);
}

function closing({ palette, garment }: Brief, torso: Torso, kind: Front, low: number): Layer[] {
	if (kind === 'open') return [];
	const bottom = torso.hemY + 86;
	const large = garment.parts.collar === 'shawl' || garment.fabric === 'cable-knit';
	const count = Math.max(3, Math.round((bottom - low) / (large ? 150 : 112)));
	const buttons = buttonRow(0, low + 60, bottom - 40, count, large ? 20 : 15, palette.button);
	return named('closure:buttons', [buttonBand(low, bottom, kind === 'round'), ...buttons]);
}

export function cardigan(brief: Brief): Sketch {
	const { roll, back } = brief;
	const torso = knitTorso(brief);
	const frame = [...sleeves(brief, torso, sleeveCut(brief, ribSleeve(brief))), hemBand(torso, HEM_BAND)];
	const behind = [
		gatheredBody(brief, torso, { drop: BACK_DROP, style: 'crew' }),
		neckBand(torso, BACK_DROP, 'crew', 30),
	];
	if (back) return { layers: [...frame, ...behind], focus: FOCUS };
	const kind = frontOf(brief);
	const low = kind === 'open' ? torso.hemY : torso.neckY + (kind === 'round' ? 96 : between(roll, 'v', 290, 350));
	const front =
		kind === 'round'
			? neckEdge(torso, NECK_DROPS.crew, 'crew')
			: kind === 'open'
				? openFront(torso)
				: vFront(torso, low);
	const body = piece(torsoOutline(torso, front, { hemDip: 6, gathered: true }), {
		round: 0.65,
		folds: torsoFolds(torso, roll, 1.1),
		seams: bodySeams(torso),
		lift: 8,
	});
	const layers: Layer[] = [
		...frame,
		...neckInside(brief, torso, low - torso.neckY + (kind === 'open' ? 50 : 0)),
		backBand(torso, 30),
		body,
		...pockets(brief, torso),
		...neckBands(brief, torso, kind, front),
		...closing(brief, torso, kind, low),
	];
	return { layers, focus: FOCUS };
}
