import { toHex, withLightness } from '../colour.ts';
import { box, closed, ellipse, symmetric } from '../curve.ts';
import { type Brief, type Fold, has, type Layer, named, type Piece, piece, type Sketch, trim } from '../layer.ts';
import { between } from '../random.ts';

const BOTTOM = 980;

function crown(brief: Brief, top: number, brim: number): Layer {
	const { garment } = brief;
	const outline =
		garment.length > 1.1
			? closed(
					[-296, brim + 30, 1],
					[-270, (top + brim) / 2],
					[-130, top + 30],
					[60, top],
					[226, top + 66],
					[330, top + 196],
					[312, (top + brim) / 2 + 60],
					[296, brim + 30, 1],
					[0, brim + 60],
				)
			: symmetric([0, top], [150, top + 44], [262, (top + brim) / 2], [296, brim + 30, 1], [0, brim + 60]);
	const gathers = [-0.8, -0.5, -0.2, 0.12, 0.42, 0.74].map(
		(share, index): Fold => ({
			from: [share * 300, brim + 40],
			to: [share * 40, top + 14],
			width: 30,
			depth: index % 2 ? -11 : 12,
			bend: share * 62,
		}),
	);
	const weave: Piece['weave'] = garment.length < 0.85 ? 'rib' : garment.fabric;
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

/** A ball of cut yarn. */
function pompom({ palette, roll }: Brief, y: number): Layer[] {
	const yarn = Array.from({ length: 150 }, (_, index) => {
		const turn = roll(`yarn${index}`) * Math.PI * 2;
		const [from, to] = [30 + roll(`from${index}`) * 40, 84 + roll(`to${index}`) * 22];
		const at = (radius: number) => `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
		const shade = toHex(withLightness(palette.accent, palette.accent.lightness + (roll(`tone${index}`) - 0.5) * 0.22));
		return `<path d="M${at(from)}L${at(to)}" stroke="${shade}"/>`;
	});
	const strands = `<g transform="translate(0 ${y})" fill="none" stroke-width="7" stroke-linecap="round">${yarn.join('')}</g>`;
	const ball = piece(ellipse(0, y, 90), { colour: palette.accent, weave: 'fleece', round: 1, lift: 10 });
	return [ball, trim(strands, [[0, y - 106]])];
}

export function beanie(brief: Brief): Sketch {
	const { roll, palette, garment, back } = brief;
	const brim = BOTTOM - between(roll, 'cuff', 150, 180);
	const top = brim - 330 * garment.length ** 1.6;
	const label = piece(box(130, BOTTOM - 112, 76, 46), {
		colour: palette.accent,
		weave: 'leather',
		round: 0.1,
		lift: 2,
	});
	const layers: Layer[] = [
		crown(brief, top, brim),
		turnUp(brim),
		...(back ? [] : [label]),
		...(has(brief, 'pompom') ? named('pompom', pompom(brief, top - 44)) : []),
	];
	return { layers, focus: { x: 50, y: 790, zoom: 2.5 } };
}
