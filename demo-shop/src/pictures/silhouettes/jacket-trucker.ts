import { across, line, SIDES } from '../curve.ts';
import { type Brief, type Layer, named } from '../layer.ts';
import { collarBack, collarBehind, collarLeaves } from '../parts/collars.ts';
import { BACK_DROP, neckInside, SELF } from '../parts/neck.ts';
import { flap, patchPocket } from '../parts/pockets.ts';
import { gatheredBody, hemBand } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, type SleeveCut } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import type { Torso } from '../parts/torso.ts';
import { stud } from '../parts/trims.ts';

const SLEEVE: SleeveCut = { ...LONG_SLEEVE, length: 760, elbow: 90, end: 70, cuff: { height: 62, half: 60 } };
const DROP = 76;

function body(brief: Brief, torso: Torso, drop: number): Layer {
	const yoke = torso.armpitY - 80;
	const panels = SIDES.map((side) => line([side * 110, yoke + 70], [side * 84, torso.hemY]));
	const seams = [across(torso.armpit - 22, yoke, 8), ...panels];
	const stitches = [across(torso.armpit - 22, yoke + 8, 8), ...panels];
	return gatheredBody(brief, torso, { drop, style: 'crew' }, { seams, stitches });
}

function chestPockets({ palette }: Brief, y: number): Layer[] {
	const pockets = SIDES.flatMap((side) => {
		const x = side * 136;
		const stitches = [line([x - 58, y + 40], [x + 58, y + 40])];
		return [
			...patchPocket(x, y + 6, 122, 150),
			flap(x, y, 130, 50, 0, { stitches }),
			stud(x, y + 32, 9, palette.metal),
		];
	});
	return named('chest-pockets', pockets);
}

/** A jacket cut like a shirt, with metal buttons and a waistband. */
export function trucker(brief: Brief, torso: Torso): Layer[] {
	const { palette, back } = brief;
	const band = hemBand(torso, 64, { ...SELF, stitches: [across(torso.hem, torso.hemY + 8, 8)] });
	const frame = [...sleeves(brief, torso, SLEEVE), band];
	if (back) return [...frame, body(brief, torso, BACK_DROP), collarBack(torso)];
	const top = torso.neckY + DROP - 6;
	const step = (torso.hemY - top - 26) / 5;
	const studs = Array.from({ length: 6 }, (_, index) => stud(0, top + 46 + index * step, 12, palette.metal));
	return [
		...collarBehind(torso, {}, palette.inside),
		...neckInside(brief, torso, DROP),
		...frame,
		body(brief, torso, DROP),
		...chestPockets(brief, torso.armpitY - 80),
		strip({ top, bottom: torso.hemY + 70, half: 32 }),
		...collarLeaves(torso, { drop: DROP - 4, spread: 128, point: 84 }),
		...named('closure:buttons', studs),
	];
}
