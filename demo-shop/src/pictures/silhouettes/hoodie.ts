import { across, closed, ellipse, line, SIDES } from '../curve.ts';
import { type Brief, has, type Layer, named, piece, type Sketch, type Trim } from '../layer.ts';
import { HOOD_HEIGHT, hoodEdges, hoodInside, hoodShell } from '../parts/hood.ts';
import { gatheredBody, hemBand, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { sleeveCut } from '../parts/sleeve-cuts.ts';
import { measure, type Torso } from '../parts/torso.ts';
import { cord, stud, zip } from '../parts/trims.ts';
import { between } from '../random.ts';

const DROP = 104;
const FOCUS = { x: 20, y: 420, zoom: 2.7 } as const;

function kangarooPocket({ hemY }: Torso): Layer {
	const [top, bottom] = [hemY - 250, hemY - 4];
	const outline = closed(
		[-108, top, 1],
		[108, top, 1],
		[180, bottom - 90, 1],
		[180, bottom, 1],
		[0, bottom + 6],
		[-180, bottom, 1],
		[-180, bottom - 90, 1],
	);
	const openings = SIDES.map((side) => line([side * 118, top + 4], [side * 172, bottom - 88]));
	return piece(outline, {
		part: 'kangaroo-pocket',
		round: 0.25,
		lift: 5,
		stitches: [...openings, across(106, top + 9)],
	});
}

function cords({ roll, palette }: Brief, { neckY }: Torso): Trim[] {
	const start = neckY + DROP - 26;
	const end = start + between(roll, 'cord', 200, 270);
	return SIDES.flatMap((side) => [
		cord(
			[
				[side * 40, start],
				[side * 58, end - 90],
				[side * 46, end + side * 14],
			],
			9,
			palette.accent,
		),
		stud(side * 40, start - 2, 8, palette.metal),
	]);
}

/** Slanted pockets that close by zips. */
function zipPockets({ palette }: Brief, { hemY }: Torso): Layer[] {
	return SIDES.map((side) =>
		zip(
			[
				[side * 150, hemY - 250],
				[side * 196, hemY - 96],
			],
			palette,
		),
	);
}

function closing({ palette }: Brief, { neckY, hemY }: Torso): Layer[] {
	const front = zip(
		[
			[0, neckY + DROP],
			[0, hemY + 84],
		],
		palette,
	);
	return named('closure:zip', [front]);
}

/** Round ears of a bear, on a child's hood; place them below it. */
function ears({ palette, back }: Brief, { neck, neckY }: Torso): Layer[] {
	const y = neckY - HOOD_HEIGHT + 26;
	return SIDES.flatMap((side) => [
		piece(ellipse(side * neck * 0.95, y, 50), { part: 'ears', round: 0.9, lift: 4 }),
		...(back ? [] : [piece(ellipse(side * neck * 0.95, y + 4, 27), { colour: palette.inside, round: 0.3 })]),
	]);
}

export function hoodie(brief: Brief): Sketch {
	const { back, garment } = brief;
	const torso = measure(brief, { neck: 96, shoulder: 238, armpit: 274, waist: 272, hem: 266, hemY: 1070 });
	const frame = [...sleeves(brief, torso, sleeveCut(brief, ribSleeve(brief, 84))), hemBand(torso, 80)];
	const body = gatheredBody(brief, torso, { drop: back ? 40 : DROP, style: 'crew' });
	const ear = has(brief, 'ears') ? ears(brief, torso) : [];
	if (back) {
		const seam = line([0, torso.neckY - HOOD_HEIGHT + 4], [0, torso.neckY + 90]);
		return { layers: [...ear, ...frame, body, hoodShell(brief, torso, { lift: 8, seams: [seam] })], focus: FOCUS };
	}
	const zipped = garment.parts.closure === 'zip';
	const layers: Layer[] = [
		...ear,
		hoodShell(brief, torso),
		hoodInside(brief, torso),
		...frame,
		body,
		...(has(brief, 'kangaroo-pocket') ? [kangarooPocket(torso)] : zipPockets(brief, torso)),
		...(zipped ? closing(brief, torso) : []),
		...hoodEdges(torso, DROP),
		...(has(brief, 'hood-cord') ? named('hood-cord', cords(brief, torso)) : []),
	];
	return { layers, focus: FOCUS };
}
