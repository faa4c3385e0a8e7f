import { across, line, SIDES } from '../curve.ts';
import { type Brief, has, type Layer, named, piece } from '../layer.ts';
import { collarBack, collarBehind, collarLeaves } from '../parts/collars.ts';
import { hoodEdges, hoodInside, hoodShell } from '../parts/hood.ts';
import { BACK_DROP, bodySeams, neckInside } from '../parts/neck.ts';
import { flap, patchPocket } from '../parts/pockets.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import { TAILORED_SLEEVE } from '../parts/tailoring.ts';
import { toggles } from '../parts/toggles.ts';
import { neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow, thread } from '../parts/trims.ts';

const DROP = 78;
const HOOD_DROP = 100;
const SLEEVE = { ...TAILORED_SLEEVE, length: 820, elbow: 98, end: 78 } as const;

function body(brief: Brief, torso: Torso): Layer {
	const { back, roll } = brief;
	const { hem, hemY, neckY, armpit, armpitY } = torso;
	const hooded = has(brief, 'hood');
	const drop = back ? (hooded ? 40 : BACK_DROP) : hooded ? HOOD_DROP : DROP;
	const yoke = hooded ? [across(armpit - 24, armpitY - 96, 10)] : [];
	return piece(torsoOutline(torso, neckEdge(torso, drop, 'crew')), {
		round: 0.6,
		folds: torsoFolds(torso, roll, 0.9),
		seams: [...bodySeams(torso), ...yoke, ...(back ? [line([0, neckY + 40], [0, hemY + 12])] : [])],
		stitches: [across(hem - 5, hemY - 34, 12)],
		lift: 8,
	});
}

/** The edge of the upper front, right of the middle. */
function frontEdge({ palette }: Brief, { neckY, hemY }: Torso, drop: number): Layer {
	return thread(
		[
			[40, neckY + drop - 20],
			[44, hemY + 6],
		],
		palette.seam,
		3.4,
		0.85,
	);
}

function pockets(brief: Brief, { hemY, waistY }: Torso): Layer[] {
	const y = Math.min(waistY + 110, hemY - 300);
	const flapped = has(brief, 'flap-pockets');
	if (!flapped && !has(brief, 'patch-pockets')) return [];
	const sewn = SIDES.flatMap((side) => [
		...patchPocket(side * 170, y + (flapped ? 8 : 0), 158, 190, { lift: 5 }),
		...(flapped ? [flap(side * 170, y, 170, 62)] : []),
	]);
	return named(flapped ? 'flap-pockets' : 'patch-pockets', sewn);
}

function hooded(brief: Brief, torso: Torso, cloth: Layer[]): Layer[] {
	if (brief.back) return [...cloth, hoodShell(brief, torso, { lift: 8 })];
	const { neckY, hemY } = torso;
	return [
		hoodShell(brief, torso),
		hoodInside(brief, torso),
		...cloth,
		...pockets(brief, torso),
		frontEdge(brief, torso, HOOD_DROP),
		...hoodEdges(torso, HOOD_DROP),
		...toggles(neckY + HOOD_DROP + 76, Math.min(hemY - 330, neckY + 640), 4),
	];
}

/** A coat closed up to the neck: with a round collar and buttons, or a duffle coat with hood and toggles. */
export function closedCoat(brief: Brief, torso: Torso): Layer[] {
	const cloth = [...sleeves(brief, torso, sleeveCut(brief, SLEEVE)), body(brief, torso)];
	if (has(brief, 'hood')) return hooded(brief, torso, cloth);
	if (brief.back) return [...cloth, collarBack(torso)];
	const { neckY, hemY } = torso;
	const [first, last] = [neckY + DROP + 76, Math.min(hemY - 130, neckY + 720)];
	const count = hemY > 1250 ? 4 : 5;
	const row = buttonRow(0, first, last, count, 24, brief.palette.button);
	return [
		...collarBehind(torso, {}, brief.palette.inside),
		...neckInside(brief, torso, DROP),
		...cloth,
		...pockets(brief, torso),
		frontEdge(brief, torso, DROP),
		...collarLeaves(torso, { drop: DROP - 6, spread: 118, point: 88, rounded: true }),
		...named('closure:buttons', row),
	];
}
