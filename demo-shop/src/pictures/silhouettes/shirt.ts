import { across, line, type Outline, SIDES, symmetric } from '../curve.ts';
import { type Brief, detailsIn, has, type Layer, named, type Piece, piece, type Sketch } from '../layer.ts';
import { campCollar } from '../parts/camp-collar.ts';
import { chestPockets } from '../parts/chest-pocket.ts';
import { collarBack, collarBehind, collarLeaves, standBehind, standCollar } from '../parts/collars.ts';
import { BACK_DROP, bodySeams, hemStitch, neckInside } from '../parts/neck.ts';
import { placket, studRow } from '../parts/placket.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, type SleeveCut, sleeveCut } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import { bodySide, measure, neckEdge, type Torso } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { button, buttonRow } from '../parts/trims.ts';
import { pick } from '../random.ts';

const DROP = 74;
const FOCUS = { x: 30, y: 420, zoom: 3.1 } as const;
const WHITE = { colour: { lightness: 0.94, a: 0, b: 0.006 }, plain: true } as const;

interface ShirtCut {
	torso: Torso;
	/** How much longer the middle is than the sides. */
	tail: number;
	sleeve: SleeveCut | undefined;
	/** Of collar and cuffs. */
	trim: Partial<Piece>;
}

function cutOf(brief: Brief): ShirtCut {
	const { roll, garment } = brief;
	const trim = has(brief, 'contrast-collar') ? WHITE : {};
	const cuff = { height: 82, half: 57, ...trim };
	const wide = garment.cut === 'loose' || garment.cut === 'oversized' ? 1.16 : 1;
	const long: SleeveCut = { ...LONG_SLEEVE, elbow: 84 * wide, end: 66 * wide, length: 760, cuff };
	const { sleeve, collar } = garment.parts;
	return {
		torso: measure(brief, { neck: 84, hemY: 1190, hem: 262 }),
		tail: sleeve === 'short' || collar === 'camp' ? 0 : pick(roll, 'tail', [90, 70]),
		sleeve: sleeveCut(brief, long),
		trim,
	};
}

function tailedOutline({ torso, tail }: ShirtCut, drop: number): Outline {
	const { hem, hemY } = torso;
	const side = bodySide({ ...torso, hemY: hemY - tail }, { cutIn: 24 });
	return symmetric(
		...neckEdge(torso, drop, 'crew'),
		...side,
		[hem * 0.78, hemY - tail * 0.35],
		[hem * 0.4, hemY],
		[0, hemY + 4],
	);
}

function shirtBack(brief: Brief, cut: ShirtCut): Layer[] {
	const { torso } = cut;
	const yokeY = torso.shoulderY + 92;
	const yoke = across(torso.shoulder - 8, yokeY, 12);
	const pleat = SIDES.map((side) => line([side * 16, yokeY + 12], [side * 20, yokeY + 230]));
	const body = piece(tailedOutline(cut, BACK_DROP), {
		round: 0.6,
		folds: torsoFolds(torso, brief.roll),
		seams: [...bodySeams(torso), yoke, ...pleat],
		stitches: [across(torso.shoulder - 8, yokeY + 9, 12)],
		lift: 6,
	});
	const stand = brief.garment.parts.collar === 'stand';
	const collar = stand ? standCollar(torso, 30, BACK_DROP + 30, { round: 0.5, lift: 4 }) : collarBack(torso, cut.trim);
	return [...sleeves(brief, torso, cut.sleeve), body, collar];
}

function collar(brief: Brief, { torso, trim }: ShirtCut): Layer[] {
	const { roll, garment } = brief;
	if (garment.parts.collar === 'stand') return [standCollar(torso, 26, DROP + 6, { lift: 4 })];
	if (garment.parts.collar === 'camp') return campCollar(torso, 190);
	const spread = pick(roll, 'spread', [92, 108, 124]);
	return collarLeaves(torso, { drop: DROP - 4, spread, point: pick(roll, 'point', [84, 94, 76]) }, trim);
}

function closing(brief: Brief, { torso, tail }: ShirtCut, top: number): Layer[] {
	const { closure } = brief.garment.parts;
	const bottom = torso.hemY + 3;
	if (closure === 'half-buttons') return placket(brief, { top, bottom: top + 330, count: 4 });
	const band = strip({ top, bottom, half: 25 }, { lift: 3 });
	if (closure === 'snaps') return [band, ...studRow(brief, { top: top + 84, bottom: bottom - 90, count: 7 })];
	if (closure !== 'buttons') return [band];
	const last = torso.hemY - 80 - tail * 0.3;
	return [band, ...named('closure:buttons', buttonRow(0, top + 96, last, 6, 10.5, brief.palette.button))];
}

function neckButton({ palette, garment }: Brief, { neckY }: Torso): Layer[] {
	const { collar: kind, closure } = garment.parts;
	if (kind === 'camp' || closure === undefined) return [];
	return [button(0, neckY + DROP + (kind === 'stand' ? -14 : 12), 10, palette.button)];
}

export function shirt(brief: Brief): Sketch {
	const { roll, palette, garment } = brief;
	const cut = cutOf(brief);
	const { torso, tail, trim } = cut;
	if (brief.back) return { layers: shirtBack(brief, cut), focus: FOCUS };
	const open = garment.parts.collar === 'camp';
	const top = torso.neckY + (open ? 186 : DROP - 8);
	const body = piece(tailedOutline(cut, open ? 190 : DROP), {
		part: detailsIn(brief, 'contrast-collar', 'fine-pattern'),
		round: 0.6,
		folds: torsoFolds(torso, roll),
		seams: bodySeams(torso),
		stitches: tail ? [] : [hemStitch(torso, 26, 4)],
		lift: 6,
	});
	const stand = garment.parts.collar === 'stand';
	const layers: Layer[] = [
		...(stand ? [standBehind(torso, 30, palette.inside)] : collarBehind(torso, trim, palette.inside)),
		...neckInside(brief, torso, open ? 190 : DROP),
		...sleeves(brief, torso, cut.sleeve),
		body,
		...closing(brief, cut, top),
		...chestPockets(brief, torso),
		...collar(brief, cut),
		...neckButton(brief, torso),
	];
	return { layers, focus: FOCUS };
}
