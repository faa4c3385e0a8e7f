import { blend, type Colour, channels, toHex, withLightness } from './colour.ts';
import type { Garment, Pattern, Shape } from './garment.ts';
import { flower, leaf } from './motifs.ts';
import { noise } from './noise.ts';
import type { Palette } from './palette.ts';
import { toDataUrl } from './png.ts';
import { between, type Roll } from './random.ts';

export interface PatternTile {
	width: number;
	height: number;
	content: string;
	/** Fixed to the canvas instead of turning with the cut. */
	fixed?: boolean;
	/** Degrees the print is turned against the grain. */
	turn?: number;
}

interface Ink {
	garment: Pick<Garment, 'shape'>;
	palette: Palette;
	roll: Roll;
}

const SAG = 'M-10 0Q600 34 1210 0';

function sagging(
	period: number,
	lines: readonly { at: number; width: number; colour: Colour; opacity?: number }[],
): PatternTile {
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

/** Cloth with stripes down the body, as shirts and suits are cut. */
function isUpright({ garment, roll }: Ink): boolean {
	return TAILORED.has(garment.shape) || (EITHER.has(garment.shape) && roll('upright') > 0.45);
}

function stripes(ink: Ink): PatternTile {
	const { palette, roll, garment } = ink;
	const upright = isUpright(ink);
	const period = Math.round(between(roll, 'stripe', 40, 52) * (upright ? 0.8 : 1));
	const share = TAILORED.has(garment.shape) ? 0.09 : between(roll, 'stripe-width', 0.3, 0.46);
	const tile = sagging(period, [{ at: period / 2, width: period * share, colour: palette.accent }]);
	return { ...tile, turn: upright ? 90 : 0 };
}

function wideStripes(ink: Ink): PatternTile {
	const upright = isUpright(ink);
	const period = Math.round(between(ink.roll, 'stripe', 150, 190) * (upright ? 0.6 : 1));
	const tile = sagging(period, [{ at: period / 2, width: period * 0.46, colour: ink.palette.accent }]);
	return { ...tile, turn: upright ? 90 : 0 };
}

function check({ palette, roll }: Ink): PatternTile {
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
function houndstooth({ palette }: Ink): PatternTile {
	const cell = 6.5;
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

function dots({ palette, roll }: Ink): PatternTile {
	const period = Math.round(between(roll, 'dots', 44, 74));
	const radius = period * between(roll, 'dot-size', 0.12, 0.19);
	const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${toHex(palette.accent)}"/>`;
	return {
		width: period,
		height: period,
		content: dot(period / 4, period / 4) + dot((period * 3) / 4, (period * 3) / 4),
	};
}

function scattered(size: number, count: number, roll: Roll, draw: (index: number) => string): PatternTile {
	const columns = Math.round(Math.sqrt(count));
	const cell = size / columns;
	const marks: string[] = [];
	for (let index = 0; index < columns * columns; index++) {
		const x =
			((index % columns) + 0.5 + (roll(`sx${index}`) - 0.5) * 0.62 + (Math.floor(index / columns) % 2) * 0.3) * cell;
		const y = (Math.floor(index / columns) + 0.5 + (roll(`sy${index}`) - 0.5) * 0.62) * cell;
		const turn = Math.round(roll(`st${index}`) * 360);
		for (const dx of [-size, 0, size]) {
			for (const dy of [-size, 0, size]) {
				if (x + dx < -70 || x + dx > size + 70 || y + dy < -70 || y + dy > size + 70) continue;
				marks.push(
					`<g transform="translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) rotate(${turn})">${draw(index)}</g>`,
				);
			}
		}
	}
	return { width: size, height: size, content: marks.join('') };
}

function meadow({ palette, roll }: Ink): PatternTile {
	const soft = blend(palette.accent, palette.cloth, 0.4);
	const green = blend({ lightness: 0.56, a: -0.05, b: 0.06 }, palette.cloth, 0.15);
	const warm: Colour = { lightness: 0.83, a: 0.02, b: 0.12 };
	return scattered(330, 49, roll, (index) => {
		const kind = roll(`kind${index}`);
		if (kind < 0.34) return flower(17 + roll(`fl${index}`) * 10, toHex(palette.accent), toHex(warm));
		if (kind < 0.72) return flower(9 + roll(`fl${index}`) * 5, toHex(soft), toHex(palette.accent));
		return leaf(30, toHex(green));
	});
}

function leaves({ palette, roll }: Ink): PatternTile {
	const tones = [
		palette.accent,
		blend(palette.accent, palette.cloth, 0.35),
		withLightness(palette.accent, palette.accent.lightness * 0.85),
	];
	return scattered(400, 25, roll, (index) =>
		leaf(58 + roll(`lf${index}`) * 26, toHex(tones[Math.floor(roll(`tone${index}`) * 3)] ?? palette.accent), true),
	);
}

function melange({ palette }: Ink): PatternTile {
	const [columns, rows] = [120, 120];
	const pixels = new Uint8Array(columns * rows * 4);
	const tone = channels(palette.accent);
	for (let index = 0; index < columns * rows; index++) {
		const [x, y] = [index % columns, Math.floor(index / columns)];
		const fleck = noise(x / 3, y, 11, 40, 120) * 0.6 + noise(x / 1.5, y, 12, 80, 120) * 0.4;
		pixels.set([...tone, Math.round(Math.max(0, fleck - 0.42) * 2.1 * 255 * 0.8)], index * 4);
	}
	const url = toDataUrl({ width: columns, height: rows, pixels });
	return { width: 180, height: 180, content: `<image width="180" height="180" href="${url}"/>` };
}

function colourBlock({ palette, roll }: Ink): PatternTile {
	const top = between(roll, 'block', 560, 720);
	const rise = between(roll, 'block-rise', -1, 1) > 0 ? 0 : -150;
	const content = `<path d="M-400 ${top}L1600 ${top + rise}V2000H-400Z" fill="${toHex(palette.accent)}"/><path d="M-400 ${top}L1600 ${top + rise}" stroke="${toHex(palette.seam)}" stroke-width="3" stroke-opacity=".5"/>`;
	return { width: 2000, height: 2400, content, fixed: true };
}

const PATTERN_TILES: Record<Exclude<Pattern, 'plain'>, (ink: Ink) => PatternTile> = {
	stripes,
	'wide-stripes': wideStripes,
	check,
	houndstooth,
	dots,
	meadow,
	leaves,
	melange,
	'colour-block': colourBlock,
};

/** The print or weave-in of a cloth as a repeating tile. */
export function patternTile(pattern: Pattern, ink: Ink): PatternTile | undefined {
	return pattern === 'plain' ? undefined : PATTERN_TILES[pattern](ink);
}
