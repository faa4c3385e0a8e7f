import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { collarBehind, collarLeaves } from '../parts/collars.ts';
import { bow, ruffle } from '../parts/frills.ts';
import { BACK_DROP, backBand, bodySeams, hemStitch, neckBand, neckInside, SELF } from '../parts/neck.ts';
import { sleeves } from '../parts/sleeve.ts';
import { bishopSleeve } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import { measure, type Neckline, neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow } from '../parts/trims.ts';
import { between, pick } from '../random.ts';

type Style = 'bow' | 'ruffle' | 'round' | 'gathered';

const NECKS: Record<Style, { style: Neckline; drop: number }> = {
	bow: { style: 'crew', drop: 72 },
	round: { style: 'crew', drop: 72 },
	ruffle: { style: 'v', drop: 150 },
	gathered: { style: 'v', drop: 150 },
};

/** Fullness released from the neckline. */
function gathers({ neck, neckY, waist, waistY }: Torso, depth: number): Fold[] {
	return [-0.85, -0.5, -0.18, 0.18, 0.5, 0.85].map((place, index) => ({
		from: [place * neck, neckY + 110],
		to: [place * waist * 1.02, waistY + 40],
		width: 28,
		depth: index % 2 ? -depth : depth,
		bend: place * -14,
		open: true,
	}));
}

function body({ roll, back }: Brief, torso: Torso, { style, drop }: (typeof NECKS)[Style]): Layer {
	const neckline = back ? neckEdge(torso, BACK_DROP, 'crew') : neckEdge(torso, drop, style);
	return piece(torsoOutline(torso, neckline), {
		round: 0.65,
		folds: [...torsoFolds(torso, roll, 0.7), ...gathers(torso, between(roll, 'gather', 10, 14))],
		seams: bodySeams(torso),
		stitches: [hemStitch(torso, 18)],
		lift: 7,
	});
}

function roundCollar({ palette }: Brief, torso: Torso): Layer[] {
	const top = torso.neckY + 66;
	return [
		strip({ top, bottom: torso.hemY + 10, half: 22 }, { lift: 2, stitches: [] }),
		...buttonRow(0, top + 66, torso.hemY - 90, 7, 9, palette.button),
		...collarLeaves(torso, { drop: 68, spread: 96, point: 84, rounded: true }),
	];
}

function front(brief: Brief, torso: Torso, style: Style): Layer[] {
	const { drop } = NECKS[style];
	if (style === 'bow') return [neckBand(torso, drop, 'crew', 32, SELF), ...bow(torso.neckY + drop + 20)];
	if (style === 'ruffle') return ruffle(torso, drop);
	if (style === 'gathered') return [neckBand(torso, drop, 'v', 18, SELF)];
	return roundCollar(brief, torso);
}

export function blouse(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = measure(brief, { neck: 88, waist: 252, hem: 276, hemY: 1110 });
	const style = pick<Style>(roll, 'style', ['bow', 'ruffle', 'round', 'gathered']);
	const neck = NECKS[style];
	const main = [...sleeves(brief, torso, bishopSleeve(brief)), body(brief, torso, neck)];
	const focus = { x: 20, y: 430, zoom: 2.8 };
	if (back) return { layers: [...main, neckBand(torso, BACK_DROP, 'crew', 20, SELF)], focus };
	const collar = collarBehind(torso, {}, palette.inside);
	const layers: Layer[] = [
		...(style === 'round' ? collar : []),
		...neckInside(brief, torso, neck.drop),
		...(style === 'round' ? [] : [backBand(torso, 22, SELF)]),
		...main,
		...front(brief, torso, style),
	];
	return { layers, focus };
}
