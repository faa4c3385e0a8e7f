import { across, closed, line, SIDES } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch, type Trim } from '../layer.ts';
import { HOOD_HEIGHT, hoodEdges, hoodInside, hoodShell } from '../parts/hood.ts';
import { gatheredBody, hemBand, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
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
	return piece(outline, { round: 0.25, lift: 5, stitches: [...openings, across(106, top + 9)] });
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

export function hoodie(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = measure(brief, { neck: 96, shoulder: 238, armpit: 274, waist: 272, hem: 266, hemY: 1070 });
	const frame = [...sleeves(brief, torso, ribSleeve(brief, 84)), hemBand(torso, 80)];
	const body = gatheredBody(brief, torso, { drop: back ? 40 : DROP, style: 'crew' });
	if (back) {
		const seam = line([0, torso.neckY - HOOD_HEIGHT + 4], [0, torso.neckY + 90]);
		return { layers: [...frame, body, hoodShell(brief, torso, { lift: 8, seams: [seam] })], focus: FOCUS };
	}
	const zipped =
		roll('zip') > 0.55
			? [
					zip(
						[
							[0, torso.neckY + DROP],
							[0, torso.hemY + 84],
						],
						palette,
					),
				]
			: [];
	const layers: Layer[] = [
		hoodShell(brief, torso),
		hoodInside(brief, torso),
		...frame,
		body,
		kangarooPocket(torso),
		...zipped,
		...hoodEdges(torso, DROP),
		...cords(brief, torso),
	];
	return { layers, focus: FOCUS };
}
