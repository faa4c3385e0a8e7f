import { box, ellipse, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, type Piece, piece, type Sketch } from '../layer.ts';
import { between } from '../random.ts';

const BOTTOM = 980;

function crown({ garment, roll }: Brief, top: number, brim: number): Layer {
	const outline = symmetric([0, top], [150, top + 44], [262, (top + brim) / 2], [296, brim + 30, 1], [0, brim + 60]);
	const gathers = [-0.8, -0.5, -0.2, 0.12, 0.42, 0.74].map(
		(share, index): Fold => ({
			from: [share * 300, brim + 40],
			to: [share * 40, top + 14],
			width: 30,
			depth: index % 2 ? -11 : 12,
			bend: share * 62,
		}),
	);
	const ribbed = garment.fabric !== 'cable-knit' && roll('ribbed') > 0.4;
	const weave: Piece['weave'] = ribbed ? 'rib' : garment.fabric;
	return piece(outline, { round: 0.95, folds: gathers, weave });
}

function turnUp(brim: number): Layer {
	const outline = symmetric(
		[0, brim + 12],
		[160, brim + 6],
		[300, brim - 14, 1],
		[312, (brim + BOTTOM) / 2],
		[302, BOTTOM - 20, 1],
		[160, BOTTOM],
		[0, BOTTOM + 6],
	);
	return piece(outline, { weave: 'rib', plain: true, round: 0.95, lift: 10 });
}

export function beanie(brief: Brief): Sketch {
	const { roll, palette, garment, back } = brief;
	const slouch = garment.cut === 'oversized' || garment.cut === 'loose' ? 60 : 0;
	const brim = BOTTOM - between(roll, 'cuff', 150, 190);
	const top = brim - between(roll, 'tall', 300, 360) - slouch;
	const label = piece(box(130, BOTTOM - 112, 76, 46), {
		colour: palette.accent,
		weave: 'leather',
		round: 0.1,
		lift: 2,
	});
	const pompom = piece(ellipse(0, top - 44, 84), { colour: palette.accent, weave: 'fleece', round: 1, lift: 10 });
	const layers: Layer[] = [
		crown(brief, top, brim),
		turnUp(brim),
		...(back ? [] : [label]),
		...(roll('pompom') > 0.6 ? [pompom] : []),
	];
	return { layers, focus: { x: 50, y: 790, zoom: 2.5 } };
}
