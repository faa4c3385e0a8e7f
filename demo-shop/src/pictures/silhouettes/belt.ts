import { toHex, withLightness } from '../colour.ts';
import { box, closed, type Knot, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch, type Trim, trim } from '../layer.ts';
import { between } from '../random.ts';

const Y = 720;
/** Upper edge of the strap in front, from left to right, below `Y`. */
const FRONT: readonly Knot[] = [
	[-340, 128],
	[-160, 196],
	[20, 210],
	[190, 190],
	[350, 116],
];

function farSide({ palette }: Brief, width: number): Layer {
	const rim = (drop: number, inset: number): Knot[] => [
		[-340 + inset, Y - 150 + drop],
		[0, Y - 236 + drop],
		[340 - inset, Y - 150 + drop],
	];
	const outline: Knot[] = [
		[-400, Y],
		...rim(0, 0),
		[400, Y],
		[388, Y + width * 0.8],
		...rim(width, 10).reverse(),
		[-388, Y + width * 0.8],
	];
	return piece(closed(...outline), { colour: palette.inside, round: 0.4 });
}

function edge(drop: number): Knot[] {
	return FRONT.map(([x, y]) => [x, Y + y + drop]);
}

function nearSide(width: number): Layer {
	const outline: Knot[] = [
		[-400, Y + 2, 1],
		...edge(0),
		[400, Y + 2, 1],
		[408, Y + width * 0.9],
		...edge(width + 2).reverse(),
		[-408, Y + width * 0.9],
	];
	const stitch = (drop: number) => line([-396, Y + 28 + drop], ...edge(drop), [396, Y + 26 + drop]);
	return piece(closed(...outline), { round: 0.5, lift: 8, stitches: [stitch(12), stitch(width - 10)] });
}

function tip(width: number): Layer[] {
	const outline: Knot[] = [
		[-20, Y + 206, 1],
		[140, Y + 200],
		[290, Y + 168],
		[324, Y + 168 + width * 0.42],
		[290, Y + 158 + width],
		[140, Y + 198 + width],
		[-20, Y + 208 + width, 1],
	];
	const hole = (index: number) =>
		`<ellipse cx="${70 + index * 52}" cy="${(Y + 208 + width / 2 - index * index * 2.6).toFixed(1)}" rx="6.5" ry="7.5" fill="#120c09" fill-opacity=".75"/>`;
	const stitches = [line([20, Y + 218], [140, Y + 212], [284, Y + 180])];
	return [piece(closed(...outline), { round: 0.25, lift: 7, stitches }), trim([0, 1, 2, 3].map(hole).join(''))];
}

function buckle({ palette, roll }: Brief, y: number, width: number): Trim {
	const shade = (step: number) => toHex(withLightness(palette.metal, palette.metal.lightness + step));
	const high = width + 46;
	const corner = roll('buckle') > 0.5 ? Math.min(52, high / 2) : 16;
	const frame = (inset: number, stroke: string, thick: number) =>
		`<rect x="${-52 + inset}" y="${(-high / 2 + inset).toFixed(1)}" width="104" height="${high.toFixed(1)}" rx="${corner.toFixed(1)}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`;
	const pin = (dy: number, stroke: string, thick: number) =>
		`<path d="M-50 ${dy}H58" stroke="${stroke}" stroke-width="${thick}" stroke-linecap="round"/>`;
	const shadow = `<g transform="translate(5 9)" opacity=".4">${frame(0, '#1e1410', 17)}</g>`;
	const metal = frame(0, shade(-0.26), 17) + frame(-1, shade(0), 13) + frame(-2.5, shade(0.17), 5);
	return trim(
		`<g transform="translate(-8 ${y.toFixed(1)})">${shadow}${metal}${pin(0, shade(-0.26), 14)}${pin(-2, shade(0.17), 8)}</g>`,
	);
}

export function belt(brief: Brief): Sketch {
	const width = brief.garment.cut === 'slim' ? 62 : between(brief.roll, 'width', 78, 104);
	const layers: Layer[] = [
		farSide(brief, width),
		nearSide(width),
		...tip(width),
		buckle(brief, Y + 210 + width / 2, width),
		piece(box(-96, Y + 196, 33, width + 20), { round: 0.4, lift: 5 }),
	];
	return { layers, focus: { x: 20, y: 960, zoom: 3 } };
}
