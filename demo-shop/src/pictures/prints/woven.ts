import { blend, type Colour, channels, toHex } from '../colour.ts';
import type { Shape } from '../garment.ts';
import { noise } from '../noise.ts';
import { toDataUrl, toneScale } from '../png.ts';
import { between } from '../random.ts';
import type { Ink, PrintTile } from './tile.ts';

const SAG = 'M-10 0Q600 34 1210 0';

function sagging(
	period: number,
	lines: readonly { at: number; width: number; colour: Colour; opacity?: number }[],
): PrintTile {
	const strokes = lines.flatMap(({ at, width, colour, opacity = 1 }) =>
		[-period, 0, period].map(
			(shift) =>
				`<path d="${SAG}" transform="translate(0 ${at + shift})" stroke="${toHex(colour)}" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`,
		),
	);
	return { width: 1200, height: period, content: strokes.join('') };
}

const TAILORED: ReadonlySet<Shape> = new Set(['blazer', 'coat', 'trousers', 'jacket', 'leggings', 'jeans', 'belt']);
const EITHER: ReadonlySet<Shape> = new Set(['shirt', 'blouse', 'skirt', 'shorts', 'tote-bag', 'dress', 'maxi-dress']);

/** Woven cloth has its stripes down the body, as shirts and suits are cut; knitted cloth around it. */
function isUpright({ garment: { shape, fabric } }: Ink): boolean {
	return TAILORED.has(shape) || (EITHER.has(shape) && fabric !== 'jersey' && fabric !== 'knit');
}

export function stripes(ink: Ink): PrintTile {
	const { palette, roll, garment } = ink;
	const upright = isUpright(ink);
	const period = Math.round(between(roll, 'stripe', 40, 52) * (upright ? 0.8 : 1));
	const share = TAILORED.has(garment.shape) ? 0.09 : between(roll, 'stripe-width', 0.3, 0.46);
	const tile = sagging(period, [{ at: period / 2, width: period * share, colour: palette.accent }]);
	return { ...tile, turn: upright ? 90 : 0 };
}

export function wideStripes(ink: Ink): PrintTile {
	const upright = isUpright(ink);
	const period = Math.round(between(ink.roll, 'stripe', 150, 190) * (upright ? 0.6 : 1));
	const tile = sagging(period, [{ at: period / 2, width: period * 0.46, colour: ink.palette.accent }]);
	return { ...tile, turn: upright ? 90 : 0 };
}

export function check({ palette, roll }: Ink): PrintTile {
	const period = Math.round(between(roll, 'check', 96, 140));
	const accent = toHex(palette.accent);
	const fine = toHex(
		blend(palette.accent, { lightness: 0.96, a: 0, b: 0.02 }, palette.cloth.lightness > 0.7 ? 0 : 0.55),
	);
	const band = (x: number, width: number, colour: string, opacity: number) =>
		`<rect x="${x}" width="${width}" height="${period}" fill="${colour}" fill-opacity="${opacity}"/><rect y="${x}" width="${period}" height="${width}" fill="${colour}" fill-opacity="${opacity}"/>`;
	const content =
		band(period * 0.1, period * 0.4, accent, 0.5) +
		band(period * 0.27, period * 0.06, accent, 0.45) +
		band(period * 0.76, period * 0.05, fine, 0.75);
	return { width: period, height: period, content };
}

/** A 2/2 twill of four dark and four light threads, as it is woven. */
export function houndstooth({ palette }: Ink): PrintTile {
	const cell = 5;
	const marks: string[] = [];
	for (let row = 0; row < 8; row++) {
		for (let column = 0; column < 8; column++) {
			const thread = (row + column) % 4 < 2 ? column : row;
			if (thread < 4) marks.push(`M${column * cell} ${row * cell}h${cell}v${cell}h-${cell}z`);
		}
	}
	return {
		width: cell * 8,
		height: cell * 8,
		content: `<path d="${marks.join('')}" fill="${toHex(palette.accent)}"/>`,
	};
}

export function melange({ palette }: Ink): PrintTile {
	const [columns, rows] = [120, 120];
	const pixels = new Uint8Array(columns * rows);
	const tone = channels(palette.accent);
	for (let index = 0; index < columns * rows; index++) {
		const [x, y] = [index % columns, Math.floor(index / columns)];
		const fleck = noise(x / 3, y, 11, 40, 120) * 0.6 + noise(x / 1.5, y, 12, 80, 120) * 0.4;
		pixels[index] = Math.min(255, Math.max(0, fleck - 0.42) * 430);
	}
	const url = toDataUrl({ width: columns, height: rows, pixels, tones: toneScale((index) => [...tone, index]) });
	return { width: 180, height: 180, content: `<image width="180" height="180" href="${url}"/>` };
}

/** Two colours that meet in one level seam. */
export function colourBlock({ palette, roll }: Ink): PrintTile {
	const seam = between(roll, 'block', 600, 680).toFixed(1);
	const content = `<path d="M0 ${seam}H1200V2000H0Z" fill="${toHex(palette.accent)}"/><path d="M0 ${seam}H1200" stroke="${toHex(palette.seam)}" stroke-width="3" stroke-opacity=".5"/>`;
	return { width: 1200, height: 2400, content, fixed: true };
}
