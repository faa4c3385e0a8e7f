import { CENTRE, closed, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { between } from '../random.ts';
import { hood, hoodEdges } from './hood.ts';
import { hemBand, ribSleeve } from './knitwear.ts';
import { bodySeams } from './neck.ts';
import { sleeves } from './sleeve.ts';
import { measure, neckEdge, type Torso, torsoFolds, torsoOutline } from './torso.ts';
import { cord, stud, zip } from './trims.ts';

function kangarooPocket({ hemY }: Torso, split: boolean): Layer[] {
	const [top, bottom] = [hemY - 250, hemY - 4];
	const pocket = piece(
		closed(
			[CENTRE - 108, top, 1],
			[CENTRE + 108, top, 1],
			[CENTRE + 180, bottom - 90, 1],
			[CENTRE + 180, bottom, 1],
			[CENTRE, bottom + 6],
			[CENTRE - 180, bottom, 1],
			[CENTRE - 180, bottom - 90, 1],
		),
		{
			round: 0.25,
			lift: 5,
			stitches: [
				line([CENTRE - 118, top + 4], [CENTRE - 172, bottom - 88]),
				line([CENTRE + 118, top + 4], [CENTRE + 172, bottom - 88]),
				line([CENTRE - 106, top + 9], [CENTRE + 106, top + 9]),
			],
			seams: split ? [line([CENTRE, top], [CENTRE, bottom])] : [],
		},
	);
	return [pocket];
}

export function hoodie(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = measure(brief, { neck: 96, shoulder: 238, armpit: 274, waist: 272, hem: 266, hemY: 1070 });
	const drop = 104;
	const zipped = roll('zip') > 0.55;
	const cut = ribSleeve(brief, 84);
	const body = piece(torsoOutline(torso, neckEdge(torso, back ? 40 : drop, 'crew'), { hemDip: 6, gathered: true }), {
		round: 0.65,
		folds: torsoFolds(torso, roll, 1.2),
		seams: bodySeams(torso),
		lift: 8,
	});
	const band = hemBand(torso, 80);
	const focus = { x: 610, y: 440, zoom: 2.7 };
	if (back) {
		const [shell] = hood(brief, torso);
		const seam = line([CENTRE, torso.neckY - 232], [CENTRE, torso.neckY + 90]);
		return {
			layers: [
				...sleeves(brief, torso, cut),
				band,
				body,
				...(shell?.kind === 'piece' ? [{ ...shell, lift: 8, seams: [seam] }] : []),
			],
			focus,
		};
	}
	const end = torso.neckY + drop + between(roll, 'cord', 170, 240);
	const cords = [-1, 1].flatMap((side) => [
		cord(
			line(
				[CENTRE + side * 40, torso.neckY + drop - 26],
				[CENTRE + side * 58, end - 90],
				[CENTRE + side * 46, end + side * 14],
			),
			9,
			palette.accent,
		),
		stud(CENTRE + side * 40, torso.neckY + drop - 28, 8, palette.metal),
	]);
	const front = zipped
		? [zip(line([CENTRE, torso.neckY + drop], [CENTRE, torso.hemY + 84]), palette.cloth, palette.metal)]
		: [];
	const layers: Layer[] = [
		...hood(brief, torso),
		...sleeves(brief, torso, cut),
		band,
		body,
		...kangarooPocket(torso, false),
		...front,
		...hoodEdges(torso, drop),
		...cords,
	];
	return { layers, focus };
}
