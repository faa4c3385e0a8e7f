import { blend, type Colour, channels, toHex, withLightness } from './colour.ts';
import type { Pattern } from './garment.ts';
import { flower, leaf } from './motifs.ts';
import { noise } from './noise.ts';
import type { Palette } from './palette.ts';
import { toDataUrl } from './png.ts';
import type { Roll } from './random.ts';
import { between } from './random.ts';

export interface PatternTile {
	width: number;
	height: number;
	content: string;
	/** Fixed to the canvas instead of turning with the cut. */
	fixed?: boolean;
}

interface Ink {
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

function stripes({ palette, roll }: Ink): PatternTile {
	const period = Math.round(between(roll, 'stripe', 40, 52));
	return sagging(period, [
		{ at: period / 2, width: period * between(roll, 'stripe-width', 0.3, 0.46), colour: palette.accent },
	]);
}

function wideStripes({ palette, roll }: Ink): PatternTile {
	const period = Math.round(between(roll, 'stripe', 150, 190));
	return sagging(period, [{ at: period / 2, width: period * 0.46, colour: palette.accent }]);
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

function houndstooth({ palette }: Ink): PatternTile {
	const tooth = 'M0 0H2L4 2V0H6L8 2V4L6 2H4V4H6V6L4 4H2V2L0 0ZM0 6L2 8H0Z';
	return {
		width: 44,
		height: 44,
		content: `<path d="${tooth}" transform="scale(5.5)" fill="${toHex(palette.accent)}"/>`,
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
	return scattered(330, 36, roll, (index) => {
		if (index % 3 === 0) return flower(17 + roll(`fl${index}`) * 10, toHex(palette.accent), toHex(warm));
		if (index % 3 === 1) return flower(9 + roll(`fl${index}`) * 5, toHex(soft), toHex(palette.accent));
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
		leaf(58 + roll(`lf${index}`) * 26, toHex(tones[index % 3] ?? palette.accent), true),
	);
}

function melange({ palette }: Ink): PatternTile {
	const [columns, rows] = [120, 120];
	const pixels = new Uint8Array(columns * rows * 4);
	const tone = channels(palette.accent);
	for (let index = 0; index < columns * rows; index++) {
		const [x, y] = [index % columns, Math.floor(index / columns)];
		const fleck = noise(x / 6, y / 1.5, 11, 20, 80) * 0.6 + noise(x / 3, y / 1.5, 12, 40, 80) * 0.4;
		pixels.set([...tone, Math.round(Math.max(0, fleck - 0.42) * 2.1 * 255 * 0.8)], index * 4);
	}
	const url = toDataUrl({ width: columns, height: rows, pixels });
	return { width: 240, height: 240, content: `<image width="240" height="240" href="${url}"/>` };
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
