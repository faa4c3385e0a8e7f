import { toHex, withLightness } from '../colour.ts';
import { box, closed, type Knot, line } from '../curve.ts';
import { type Brief, has, type Layer, named, type Piece, piece, type Sketch, type Trim, trim } from '../layer.ts';
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

function nearSide(width: number, look: Partial<Piece>): Layer {
	const outline: Knot[] = [
		[-400, Y + 2, 1],
		...edge(0),
		[400, Y + 2, 1],
		[408, Y + width * 0.9],
		...edge(width + 2).reverse(),
		[-408, Y + width * 0.9],
	];
	const stitch = (drop: number) => line([-396, Y + 28 + drop], ...edge(drop), [396, Y + 26 + drop]);
	return piece(closed(...outline), { round: 0.5, lift: 8, stitches: [stitch(12), stitch(width - 10)], ...look });
}

function tip(width: number, holed: boolean, look: Partial<Piece>): Layer[] {
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
	const end = piece(closed(...outline), { round: 0.25, lift: 7, stitches, ...look });
	return holed ? [end, trim([0, 1, 2, 3].map(hole).join(''))] : [end];
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

/** Two rings through which a belt of canvas is drawn. */
function rings({ palette }: Brief, y: number, width: number): Trim {
	const shade = (step: number) => toHex(withLightness(palette.metal, palette.metal.lightness + step));
	const ring = (x: number) =>
		`<g transform="translate(${x} ${y.toFixed(1)})" fill="none"><ellipse cx="4" cy="8" rx="36" ry="${width * 0.78}" stroke="#1e1410" stroke-opacity=".35" stroke-width="15"/><ellipse rx="36" ry="${width * 0.78}" stroke="${shade(-0.26)}" stroke-width="15"/><ellipse rx="36" ry="${width * 0.78}" stroke="${shade(0.1)}" stroke-width="8"/></g>`;
	return trim(ring(-30) + ring(18));
}

/** Strands that cross along the strap. */
function plait(width: number): string[] {
	return Array.from({ length: 64 }, (_, index) => {
		const x = index * 13 - 410;
		const y = Y + 8 + 202 * (1 - (x / 412) ** 2) ** 0.6;
		return index % 2
			? `M${x} ${y.toFixed(1)}q16 ${width * 0.5} 44 ${width + 4}`
			: `M${x + 44} ${y.toFixed(1)}q-16 ${width * 0.5} -44 ${width + 4}`;
	});
}

export function belt(brief: Brief): Sketch {
	const { garment, roll } = brief;
	const plaited = has(brief, 'plaiting');
	const ringed = garment.parts.closure === 'rings';
	const narrow = has(brief, 'narrow');
	const width = narrow ? 46 : between(roll, 'width', 82, 98);
	const y = Y + 210 + width / 2;
	const strap: Partial<Piece> = plaited ? { part: 'plaiting', seams: plait(width), stitches: [] } : {};
	const clasp = ringed
		? named('closure:rings', [rings(brief, y, width)])
		: named('closure:buckle', [buckle(brief, y, width)]);
	const layers: Layer[] = [
		farSide(brief, width),
		nearSide(width, narrow ? { part: 'narrow' } : strap),
		...tip(width, !plaited && !ringed, strap),
		...clasp,
		...(ringed ? [] : [piece(box(-96, Y + 196, 33, width + 20), { round: 0.4, lift: 5 })]),
	];
	return { layers, focus: { x: 20, y: 960, zoom: 3 } };
}
