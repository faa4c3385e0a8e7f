import { SIDES } from '../curve.ts';
import { type Brief, has, type Layer, named, piece, type Sketch } from '../layer.ts';
import { bodice } from '../parts/bodice.ts';
import { chestPockets } from '../parts/chest-pocket.ts';
import { type DressCut, dressCut } from '../parts/dress-cut.ts';
import { placket, studRow } from '../parts/placket.ts';
import { skirtFolds, skirtOutline } from '../parts/skirt-panel.ts';
import { sleeves } from '../parts/sleeve.ts';
import { strip } from '../parts/strip.ts';
import { tiedBelt } from '../parts/tied-belt.ts';
import { tieredSkirt } from '../parts/tiers.ts';
import { NECK_DROPS, necklineOf } from '../parts/torso.ts';
import { buttonRow, thread } from '../parts/trims.ts';
import { elasticFolds } from '../parts/waist.ts';
import { wrapPanel } from '../parts/wrap-panel.ts';

function skirtPieces(brief: Brief, { skirt, hemY }: DressCut): Layer[] {
	if (!skirt) return [];
	if (has(brief, 'tiers')) return tieredSkirt(brief, skirt, hemY < 1150 ? 2 : 3);
	const folds = skirtFolds(skirt, brief.roll);
	const under = piece(skirtOutline(skirt), { round: 0.75, folds, lift: 3 });
	return has(brief, 'wrap-front') && !brief.back ? [under, wrapPanel(brief, skirt)] : [under];
}

function closing(brief: Brief, { torso, hemY, waistY }: DressCut): Layer[] {
	const { closure, collar } = brief.garment.parts;
	const top = torso.neckY + (collar ? 64 : NECK_DROPS[necklineOf(brief)] * 0.86 + 4);
	if (closure === 'half-buttons')
		return placket(brief, { top, bottom: waistY + 26, count: Math.round((waistY - top) / 62) }, { lift: 2 });
	if (closure !== 'buttons' && closure !== 'snaps') return [];
	const band = strip({ top, bottom: hemY + 16, half: 21 }, { lift: 2 });
	const [first, last] = [top + 46, hemY - 110];
	const count = Math.round((last - first) / 108) + 1;
	if (closure === 'snaps') return [band, ...studRow(brief, { top: first, bottom: last, count }, 0, 9)];
	return named('closure:buttons', [band, ...buttonRow(0, first, last, count, 9, brief.palette.button)]);
}

function belt(brief: Brief, { torso, waistY }: DressCut): Layer[] {
	const tied = brief.garment.parts.closure === 'tied';
	if (!tied && !has(brief, 'belt')) return [];
	return named(tied ? 'closure:tied' : 'belt', tiedBelt(torso.waist + 3, waistY + 28, brief.back));
}

/** Openings in the side seams, where the hands go. */
function seamPockets(brief: Brief, { torso, skirt, waistY }: DressCut): Layer[] {
	if (!has(brief, 'seam-pockets') || brief.back) return [];
	const hip = skirt ? skirt.hip - 10 : torso.waist + (torso.hem - torso.waist) * 0.22;
	const lines = SIDES.map((side) =>
		thread(
			[
				[side * (hip - 34), waistY + 70],
				[side * (hip - 16), waistY + 130],
				[side * (hip - 6), waistY + 218],
			],
			brief.palette.seam,
			4,
			0.9,
		),
	);
	return named('seam-pockets', lines);
}

/** Elastic gathers the waist of a flared mini dress. */
function elastic({ garment }: Brief, { torso, waistY, skirt }: DressCut): Layer[] {
	if (!skirt || garment.cut !== 'flared' || garment.fabric !== 'cotton') return [];
	const waist = { waist: torso.waist, waistY: waistY + 40, height: 30 };
	const { waist: half, waistY: y } = waist;
	return [strip({ top: y - 34, bottom: y, half: half + 2 }, { folds: elasticFolds(waist), stitches: [], lift: 1 })];
}

/** A dress, or with its length a long one. */
export function dress(brief: Brief): Sketch {
	const { back } = brief;
	const cut = dressCut(brief);
	const { under, over } = bodice(brief, cut);
	const layers: Layer[] = [
		...sleeves(brief, cut.torso, cut.sleeve),
		...skirtPieces(brief, cut),
		...under,
		...(back ? [] : chestPockets(brief, { ...cut.torso, armpitY: cut.torso.armpitY - 10 })),
		...(back ? [] : closing(brief, cut)),
		...over,
		...elastic(brief, cut),
		...seamPockets(brief, cut),
		...belt(brief, cut),
	];
	return { layers, focus: { x: 30, y: 400, zoom: 2.8 } };
}
