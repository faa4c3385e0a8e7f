import { across, SIDES } from '../curve.ts';
import { type Brief, type Fold, type Layer, named, piece, type Sketch } from '../layer.ts';
import { hoodEdges, hoodInside, hoodShell } from '../parts/hood.ts';
import { bodySeams } from '../parts/neck.ts';
import { flap, patchPocket } from '../parts/pockets.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, type SleeveCut } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import { measure, neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { cord, stud } from '../parts/trims.ts';

const SLEEVE: SleeveCut = { ...LONG_SLEEVE, length: 790, elbow: 100, end: 80, cuff: { height: 60, half: 66 } };
const FOCUS = { x: 30, y: 470, zoom: 2.6 } as const;

function cutOf(brief: Brief): Torso {
	return measure(brief, {
		neck: 100,
		shoulder: 250,
		armpit: 292,
		armpitY: 550,
		waist: 276,
		waistY: 830,
		hem: 300,
		hemY: 1290,
	});
}

/** Cloth gathered by the drawcord at the waist. */
function gathers({ waistY }: Torso): Fold[] {
	return [-200, -130, 130, 200].flatMap((x) => [
		{ from: [x, waistY + 4], to: [x * 1.06, waistY + 110], width: 15, depth: -11 },
		{ from: [x + 16, waistY - 4], to: [x, waistY - 100], width: 15, depth: -10 },
	]);
}

function body(brief: Brief, torso: Torso): Layer {
	const { waist, waistY, hem, hemY } = torso;
	return piece(torsoOutline(torso, neckEdge(torso, brief.back ? 40 : 108, 'crew')), {
		round: 0.65,
		folds: [...torsoFolds(torso, brief.roll, 0.9), ...gathers(torso)],
		seams: [...bodySeams(torso), across(waist, waistY, 12)],
		stitches: [across(hem - 4, hemY - 34, 12)],
		lift: 8,
	});
}

function pocket({ palette }: Brief, x: number, y: number): Layer[] {
	const lid = flap(x, y, 160, 64, 0);
	return named('flap-pockets', [
		...patchPocket(x, y + 10, 150, 210, { lift: 6 }),
		lid,
		stud(x, y + 44, 9, palette.metal),
	]);
}

function closing({ palette }: Brief, { neckY, hemY }: Torso): Layer[] {
	const top = neckY + 60;
	const step = (hemY - top - 190) / 5;
	const snaps = Array.from({ length: 6 }, (_, index) => stud(6, top + 90 + index * step, 10, palette.metal));
	return [strip({ x: 4, top, bottom: hemY + 12, half: 42 }, { round: 0.2, lift: 6 }), ...named('closure:snaps', snaps)];
}

export function parka(brief: Brief): Sketch {
	const torso = cutOf(brief);
	const { waistY } = torso;
	const arms = sleeves(brief, torso, SLEEVE);
	if (brief.back) return { layers: [...arms, body(brief, torso), hoodShell(brief, torso, { lift: 8 })], focus: FOCUS };
	const cords = SIDES.map((side) =>
		cord(
			[
				[side * 62, waistY + 10],
				[side * 68, waistY + 64],
				[side * 60, waistY + 118],
			],
			7,
			brief.palette.accent,
		),
	);
	const layers: Layer[] = [
		hoodShell(brief, torso),
		hoodInside(brief, torso),
		...arms,
		body(brief, torso),
		...SIDES.flatMap((side) => pocket(brief, side * 176, waistY + 100)),
		...closing(brief, torso),
		...cords,
		...hoodEdges(torso, 104),
	];
	return { layers, focus: FOCUS };
}
