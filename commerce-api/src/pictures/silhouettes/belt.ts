import { toHex, withLightness } from '../colour.ts';
import { CENTRE, closed, type Knot, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch, trim } from '../layer.ts';
import { between } from '../random.ts';

/** The far side of the loop, seen from slightly above. */
function loop(brief: Brief, width: number, y: number): Layer[] {
	const half = 400;
	const back: Knot[] = [
		[CENTRE - half, y],
		[CENTRE - half + 60, y - 150],
		[CENTRE, y - 236],
		[CENTRE + half - 60, y - 150],
		[CENTRE + half, y],
		[CENTRE + half - 12, y + width * 0.8],
		[CENTRE + half - 70, y - 150 + width],
		[CENTRE, y - 236 + width],
		[CENTRE - half + 70, y - 150 + width],
		[CENTRE - half + 12, y + width * 0.8],
	];
	return [piece(closed(...back), { colour: brief.palette.inside, round: 0.4 })];
}

function buckle(x: number, y: number, width: number, brief: Brief): Layer {
	const { metal } = brief.palette;
	const [dark, base, bright] = [-0.26, 0, 0.17].map((step) => toHex(withLightness(metal, metal.lightness + step)));
	const high = width + 46;
	const frame = brief.roll('buckle') > 0.5 ? high / 2 : 16;
	const rect = (dx: number, stroke: string, thick: number) =>
		`<rect x="${-52 + dx}" y="${-high / 2 + dx}" width="104" height="${high}" rx="${Math.min(52, frame)}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`;
	const tongue = `<path d="M-50 0H58" stroke="${dark}" stroke-width="14" stroke-linecap="round"/><path d="M-50 -2H57" stroke="${bright}" stroke-width="8" stroke-linecap="round"/>`;
	return trim(
		`<g transform="translate(${x} ${y})"><g transform="translate(5 9)" opacity=".4">${rect(0, '#1e1410', 17)}</g>${rect(0, dark ?? '', 17)}${rect(-1, base ?? '', 13)}${rect(-2.5, bright ?? '', 5)}${tongue}</g>`,
	);
}

export function belt(brief: Brief): Sketch {
	const { roll } = brief;
	const width = brief.garment.cut === 'slim' ? 62 : between(roll, 'width', 78, 104);
	const y = 720;
	const front: Knot[] = [
		[CENTRE - 400, y + 2, 1],
		[CENTRE - 340, y + 128],
		[CENTRE - 160, y + 196],
		[CENTRE + 20, y + 210],
		[CENTRE + 190, y + 190],
		[CENTRE + 350, y + 116],
		[CENTRE + 400, y + 2, 1],
		[CENTRE + 408, y + width * 0.9],
		[CENTRE + 350, y + 120 + width],
		[CENTRE + 190, y + 190 + width],
		[CENTRE + 20, y + 210 + width],
		[CENTRE - 160, y + 196 + width],
		[CENTRE - 340, y + 132 + width],
		[CENTRE - 408, y + width * 0.9],
	];
	const edge = (inset: number) =>
		line(
			[CENTRE - 396, y + 30 + inset],
			[CENTRE - 340, y + 128 + inset],
			[CENTRE - 160, y + 196 + inset],
			[CENTRE + 20, y + 210 + inset],
			[CENTRE + 190, y + 190 + inset],
			[CENTRE + 350, y + 116 + inset],
			[CENTRE + 396, y + 26 + inset],
		);
	const tail: Knot[] = [
		[CENTRE - 20, y + 206, 1],
		[CENTRE + 140, y + 200],
		[CENTRE + 290, y + 168],
		[CENTRE + 324, y + 168 + width * 0.42],
		[CENTRE + 290, y + 158 + width],
		[CENTRE + 140, y + 198 + width],
		[CENTRE - 20, y + 208 + width, 1],
	];
	const holes = [0, 1, 2, 3]
		.map(
			(index) =>
				`<ellipse cx="${CENTRE + 70 + index * 52}" cy="${y + 208 + width / 2 - index * index * 2.6}" rx="6.5" ry="7.5" fill="#120c09" fill-opacity=".75"/>`,
		)
		.join('');
	const keeper: Knot[] = [
		[CENTRE - 96, y + 194, 1],
		[CENTRE - 64, y + 200, 1],
		[CENTRE - 62, y + 218 + width, 1],
		[CENTRE - 96, y + 212 + width, 1],
	];
	const layers: Layer[] = [
		...loop(brief, width, y),
		piece(closed(...front), { round: 0.5, lift: 8, stitches: [edge(12), edge(width - 10)] }),
		piece(closed(...tail), {
			round: 0.25,
			lift: 7,
			stitches: [line([CENTRE + 20, y + 218], [CENTRE + 140, y + 212], [CENTRE + 284, y + 180])],
		}),
		trim(holes),
		buckle(CENTRE - 8, y + 210 + width / 2, width, brief),
		piece(closed(...keeper), { round: 0.4, lift: 5 }),
	];
	return { layers, focus: { x: 620, y: 960, zoom: 3.2 } };
}
