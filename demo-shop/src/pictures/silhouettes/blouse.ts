import { line, SIDES } from '../curve.ts';
import { type Brief, detailsIn, type Fold, has, type Layer, named, piece, type Sketch } from '../layer.ts';
import { chestMotif } from '../parts/chest-motif.ts';
import { bow, neckFrill, wristFrills } from '../parts/frills.ts';
import { BACK_DROP, backBand, bodySeams, hemStitch, neckBand, neckInside, SELF } from '../parts/neck.ts';
import { patchPocket } from '../parts/pockets.ts';
import { sleeves } from '../parts/sleeve.ts';
import { bishopSleeve, sleeveCut } from '../parts/sleeve-cuts.ts';
import { keyhole } from '../parts/slit-neck.ts';
import { strip } from '../parts/strip.ts';
import { measure, NECK_DROPS, neckEdge, necklineOf, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow } from '../parts/trims.ts';
import { between } from '../random.ts';

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

function isGathered(brief: Brief): boolean {
	return has(brief, 'puff') || has(brief, 'bow');
}

/** The sides of a tunic are open at the bottom. */
function slits({ hem, hemY, waist, waistY }: Torso): string[] {
	const x = (y: number) => waist + ((hem - waist) * (y - waistY)) / (hemY - waistY) - 16;
	return SIDES.map((side) => line([side * x(hemY - 130), hemY - 130], [side * x(hemY), hemY + 8]));
}

function body(brief: Brief, torso: Torso, drop: number): Layer {
	const { roll, back } = brief;
	const style = back ? 'crew' : necklineOf(brief);
	const slit = has(brief, 'slits');
	const folds = torsoFolds(torso, roll, 0.8);
	return piece(torsoOutline(torso, neckEdge(torso, drop, style)), {
		part: detailsIn(brief, 'slits', 'fine-pattern'),
		round: 0.65,
		folds: isGathered(brief) ? [...folds, ...gathers(torso, between(roll, 'gather', 10, 14))] : folds,
		seams: bodySeams(torso),
		stitches: [hemStitch(torso, 18), ...(slit ? slits(torso) : [])],
		lift: 7,
	});
}

/** Five buttons down the back. */
function backButtons({ palette }: Brief, { neckY, hemY }: Torso): Layer[] {
	const top = neckY + BACK_DROP;
	const band = strip({ top, bottom: hemY + 10, half: 22 }, { lift: 2 });
	return named('back-buttons', [band, ...buttonRow(0, top + 50, hemY - 80, 5, 11, palette.button)]);
}

function pockets(brief: Brief, { hemY }: Torso): Layer[] {
	if (!has(brief, 'patch-pockets')) return [];
	return named(
		'patch-pockets',
		SIDES.flatMap((side) => patchPocket(side * 160, hemY - 330, 150, 180)),
	);
}

function buttonFront({ palette }: Brief, { neckY, hemY }: Torso): Layer[] {
	const top = neckY + 70;
	return named('closure:buttons', [
		strip({ top, bottom: hemY + 10, half: 23 }, { lift: 2 }),
		...buttonRow(0, top + 60, hemY - 80, 7, 9, palette.button),
	]);
}

function frontOf(brief: Brief, torso: Torso, drop: number): Layer[] {
	const { collar, neck, closure } = brief.garment.parts;
	const edge = neckBand(torso, drop, necklineOf(brief), neck === 'boat' ? 14 : 22, SELF);
	const buttons = closure === 'buttons' ? buttonFront(brief, torso) : [];
	if (collar === 'frill') return [...buttons, ...neckFrill(brief, torso, drop)];
	if (neck === 'keyhole') return [{ ...edge, part: undefined }, ...keyhole(brief, torso, drop)];
	if (has(brief, 'bow')) return [edge, ...named('bow', bow(torso.neckY + drop + 12))];
	return [...buttons, edge];
}

export function blouse(brief: Brief): Sketch {
	const { back, garment } = brief;
	const wide = garment.parts.neck === 'boat' ? 30 : 0;
	const torso = measure(brief, { neck: 88 + wide, waist: 252, hem: 270, hemY: 1110 });
	const drop = back ? BACK_DROP : Math.min(NECK_DROPS[necklineOf(brief)], 150);
	const sleeve = sleeveCut(brief, bishopSleeve(brief));
	const main = [...sleeves(brief, torso, sleeve), body(brief, torso, drop)];
	const frills = garment.parts.collar === 'frill' && sleeve ? wristFrills(torso, sleeve) : [];
	const focus = { x: 20, y: 430, zoom: 2.8 };
	if (back) {
		const buttoned = has(brief, 'back-buttons') ? backButtons(brief, torso) : [];
		const frilled = garment.parts.collar === 'frill';
		const edge = frilled ? neckFrill(brief, torso, 40) : [neckBand(torso, BACK_DROP, 'crew', 20, SELF)];
		return { layers: [...frills, ...main, ...buttoned, ...edge], focus };
	}
	const layers: Layer[] = [
		...neckInside(brief, torso, drop),
		backBand(torso, 22, SELF),
		...frills,
		...main,
		...chestMotif(brief, torso.armpitY - 60),
		...pockets(brief, torso),
		...frontOf(brief, torso, drop),
	];
	return { layers, focus };
}
