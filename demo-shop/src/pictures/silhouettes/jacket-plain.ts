import { across, line, SIDES } from '../curve.ts';
import { type Brief, has, type Layer, named, type Piece, piece } from '../layer.ts';
import { armholeBands, BARE, vestTorso } from '../parts/armholes.ts';
import { collarBack, collarBehind, collarLeaves, standBehind, standCollar } from '../parts/collars.ts';
import { CORD, SHERPA } from '../parts/contrast.ts';
import { BACK_DROP, bodySeams, neckBand, neckInside, SELF } from '../parts/neck.ts';
import { studRow } from '../parts/placket.ts';
import { flap, patchPocket } from '../parts/pockets.ts';
import { QUILTING } from '../parts/quilting.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, type SleeveCut, sleeveCut } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import { neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow, stud, zip } from '../parts/trims.ts';

const DROP = 78;
const STAND = 66;

function sleeveOf(brief: Brief): SleeveCut | undefined {
	const quilted = has(brief, 'quilting');
	const long: SleeveCut = { ...LONG_SLEEVE, length: 800, elbow: 90, end: 68, hemmed: true };
	const cut = sleeveCut(brief, long);
	return cut && quilted ? { ...cut, seams: [QUILTING] } : cut;
}

/** Corduroy on waxed and quilted cloth, sheepskin on corduroy. */
function collarLook(brief: Brief): Partial<Piece> {
	if (!has(brief, 'contrast-collar')) return {};
	return brief.garment.fabric === 'corduroy' ? SHERPA : CORD;
}

function body(brief: Brief, torso: Torso, vest: boolean): Layer {
	const { back, roll } = brief;
	const { hem, hemY } = torso;
	const quilted = has(brief, 'quilting');
	const edge = neckEdge(torso, back ? BACK_DROP : DROP, 'crew');
	return piece(torsoOutline(torso, edge, vest ? BARE : { cutIn: 22 }), {
		part: quilted ? 'quilting' : undefined,
		round: 0.65,
		folds: torsoFolds(torso, roll, quilted ? 0.5 : 0.9),
		seams: [...(vest ? [] : bodySeams(torso)), ...(quilted ? [QUILTING] : [])],
		stitches: quilted ? [] : [across(hem - 4, hemY - 28, 12)],
		lift: 8,
	});
}

function collarOf(brief: Brief, torso: Torso): Layer[] {
	const { back, garment } = brief;
	const { collar } = garment.parts;
	const look = collarLook(brief);
	if (collar === undefined) return [neckBand(torso, back ? BACK_DROP : DROP, 'crew', 20, { ...SELF, ...CORD })];
	if (collar === 'stand') {
		const seams = has(brief, 'quilting') ? [QUILTING] : [];
		return [standCollar(torso, STAND, back ? 60 : 84, { round: 0.8, lift: 5, seams })];
	}
	if (back) return [collarBack(torso, look)];
	const leaves = collarLeaves(torso, { drop: DROP - 6, spread: 132, point: 78 }, look);
	return has(brief, 'contrast-collar')
		? leaves.map((leaf) => ({ ...leaf, part: ['collar:shirt', 'contrast-collar'] }))
		: leaves;
}

function behind(brief: Brief, torso: Torso): Layer[] {
	const { palette, garment } = brief;
	const { collar } = garment.parts;
	const inside = neckInside(brief, torso, DROP);
	if (collar === 'stand') return [standBehind(torso, STAND, palette.inside), ...inside];
	return collar ? [...collarBehind(torso, collarLook(brief), palette.inside), ...inside] : inside;
}

function closing(brief: Brief, { neckY, hemY }: Torso): Layer[] {
	const { palette, garment } = brief;
	const { closure, collar } = garment.parts;
	const top = neckY + (collar === 'stand' ? 26 : DROP - 4);
	const bottom = hemY + 10;
	if (closure === 'zip')
		return named('closure:zip', [
			strip({ top, bottom, half: 30 }, { lift: 3 }),
			zip(
				[
					[0, top + 8],
					[0, bottom - 2],
				],
				palette,
			),
		]);
	const band = strip({ top, bottom, half: 32 }, { lift: 4 });
	const large = garment.fabric === 'corduroy';
	const [first, last] = [top + (collar === 'stand' ? 22 : 64), hemY - 70];
	const count = Math.round((last - first) / (large ? 150 : 124)) + 1;
	if (closure === 'snaps') return [band, ...studRow(brief, { top: first, bottom: last, count }, 0, 11)];
	return named('closure:buttons', [band, ...buttonRow(0, first, last, count, large ? 22 : 13, palette.button)]);
}

function lowerPockets(brief: Brief, { hemY }: Torso): Layer[] {
	const x = 150;
	const size = { width: 156, height: 178 };
	const y = hemY - size.height - 62;
	if (has(brief, 'patch-pockets'))
		return named(
			'patch-pockets',
			SIDES.flatMap((side) => patchPocket(side * x, y, size.width, size.height, { lift: 5 })),
		);
	if (!has(brief, 'flap-pockets')) return [];
	const pockets = SIDES.flatMap((side) => [
		...patchPocket(side * x, y + 8, size.width - 8, size.height, { lift: 7 }),
		flap(side * x, y, size.width + 4, 60, 0, { stitches: [line([side * x - 72, y + 52], [side * x + 72, y + 52])] }),
		stud(side * x, y + 42, 9, brief.palette.metal),
	]);
	return named('flap-pockets', pockets);
}

function upperPockets(brief: Brief, { armpitY }: Torso): Layer[] {
	if (has(brief, 'chest-pocket')) return named('chest-pocket', patchPocket(138, armpitY - 20, 122, 136));
	if (!has(brief, 'chest-pockets')) return [];
	const pockets = SIDES.flatMap((side) => [
		...patchPocket(side * 142, armpitY - 22, 126, 134, { lift: 5 }),
		flap(side * 142, armpitY - 30, 134, 48),
		stud(side * 142, armpitY + 2, 8, brief.palette.metal),
	]);
	return named('chest-pockets', pockets);
}

/** A straight jacket, or a vest: work jackets, waxed and quilted ones. */
export function plainJacket(brief: Brief, measured: Torso): Layer[] {
	const sleeve = sleeveOf(brief);
	const torso = sleeve ? measured : vestTorso(measured);
	const bands = sleeve ? [] : armholeBands(torso, 18, SELF);
	const cloth = [...sleeves(brief, torso, sleeve), body(brief, torso, !sleeve), ...bands];
	if (brief.back) return [...cloth, ...collarOf(brief, torso)];
	return [
		...behind(brief, torso),
		...cloth,
		...upperPockets(brief, torso),
		...lowerPockets(brief, torso),
		...(brief.garment.parts.collar === 'stand' ? collarOf(brief, torso) : []),
		...closing(brief, torso),
		...(brief.garment.parts.collar === 'stand' ? [] : collarOf(brief, torso)),
	];
}
