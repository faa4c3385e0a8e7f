import { line, SIDES, symmetric } from '../curve.ts';
import { type Brief, has, type Layer, named, piece, type Sketch } from '../layer.ts';
import { bib } from '../parts/bib.ts';
import { squirrel } from '../parts/squirrel.ts';
import { stud } from '../parts/trims.ts';

const WAIST_Y = 560;

/** A dress on braces over a bib, as dungarees are made. */
export function pinafore(brief: Brief): Sketch {
	const { back, garment, palette } = brief;
	const hemY = WAIST_Y + 640 * garment.length;
	const hem = 286;
	const skirt = piece(
		symmetric(
			[0, WAIST_Y + 4],
			[186, WAIST_Y, 1],
			[226, WAIST_Y + 190],
			[hem, hemY, 1],
			[hem * 0.5, hemY + 14],
			[0, hemY + 18],
		),
		{
			round: 0.7,
			lift: 5,
			folds: SIDES.map((side) => ({
				from: [side * 100, WAIST_Y + 30] as const,
				to: [side * 150, hemY + 20] as const,
				width: 46,
				depth: 13 * side,
				open: true,
			})),
			seams: [line([0, WAIST_Y], [0, hemY + 18])],
			stitches: [
				line([-hem, hemY - 28], [0, hemY - 10], [hem, hemY - 28]),
				...SIDES.map((side) =>
					line([side * 120, WAIST_Y + 6], [side * 150, WAIST_Y + 80], [side * 216, WAIST_Y + 118]),
				),
			],
		},
	);
	const sides = SIDES.map((side) => stud(side * 172, WAIST_Y + 22, 9, palette.metal));
	const pet = !back && has(brief, 'embroidery') ? named('embroidery', [squirrel(brief, 0, WAIST_Y - 86)]) : [];
	const layers: Layer[] = [skirt, ...bib(brief, WAIST_Y, 176), ...(back ? [] : sides), ...pet];
	return { layers, focus: { x: 30, y: 440, zoom: 2.7 } };
}
