import { blend, type Colour, toHex, withLightness } from '../colour.ts';
import { CENTRE, closed, type Knot, line, type Outline } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch, trim } from '../layer.ts';
import { between } from '../random.ts';
import { sunMark } from './tote-bag.ts';

const CREAM: Colour = { lightness: 0.945, a: 0.004, b: 0.018 };

function sheet(x: number, y: number, width: number, height: number, degrees: number): Outline {
	const radians = (degrees * Math.PI) / 180;
	const corner = (dx: number, dy: number): Knot => [
		x + dx * Math.cos(radians) - dy * Math.sin(radians),
		y + dx * Math.sin(radians) + dy * Math.cos(radians),
		1,
	];
	return closed(
		corner(-width / 2, -height / 2),
		corner(width / 2, -height / 2),
		corner(width / 2, height / 2),
		corner(-width / 2, height / 2),
	);
}

function onSheet(x: number, y: number, degrees: number, content: string): Layer {
	return trim(`<g transform="translate(${x} ${y}) rotate(${degrees})">${content}</g>`);
}

const LETTERS = [
	'M0 0V40M0 0H14A10 10 0 0 1 14 19H0H16A10.5 10.5 0 0 1 16 40H0',
	'M0 40V0H14A11 11 0 0 1 14 21H0M12 21L25 40',
	'M0 0H26L0 40H27',
	'M0 40L15 0L30 40M6 26H24',
	'M25 6C20-3 3-2 3 9C3 24 26 15 26 30C26 43 5 43 0 33',
	'M0 0V40M24 0L1 22M8 16L26 40',
];

/** The name of the demo label in drawn capitals, centred on the origin. */
function wordmark(colour: string, scale: number): string {
	const letters = LETTERS.map(
		(path, index) => `<path d="${path}" transform="translate(${-155 + index * 56} -20)"/>`,
	).join('');
	return `<g transform="scale(${scale})" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${letters}</g>`;
}

export function giftCard(brief: Brief): Sketch {
	const { palette, roll } = brief;
	const turn = between(roll, 'turn', -9, -5);
	const ink = toHex(withLightness(palette.accent, palette.accent.lightness));
	const envelope: Colour = blend(CREAM, palette.cloth, 0.12);
	const [x, y] = [CENTRE - 6, 690];
	const arcs = [1, 2, 3, 4, 5]
		.map(
			(ring) =>
				`<path d="M${-90 * ring} 190A${90 * ring} ${90 * ring} 0 0 1 ${90 * ring} 190" fill="none" stroke="${ink}" stroke-opacity="${0.5 - ring * 0.075}" stroke-width="5"/>`,
		)
		.join('');
	const face = `<g clip-path="inset(0)"><clipPath id="card"><rect x="-400" y="-250" width="800" height="500" rx="22"/></clipPath><g clip-path="url(#card)">${arcs}</g></g>${sunMark(0, 130, ink, 1.1)}<g transform="translate(0 -158)">${wordmark(ink, 1.05)}</g>`;
	const flapLine = line([CENTRE - 388, 800], [CENTRE, 1010], [CENTRE + 388, 760]);
	const layers: Layer[] = [
		piece(sheet(CENTRE + 22, 900, 860, 600, 4), {
			colour: envelope,
			weave: 'none',
			round: 0.08,
			lift: 10,
			seams: [line([CENTRE - 390, 580, 1], [CENTRE + 20, 960, 1], [CENTRE + 432, 634, 1]), flapLine].slice(0, 1),
		}),
		piece(roundedSheet(x, y, 800, 500, turn), { weave: 'none', plain: false, round: 0.12, lift: 16 }),
		onSheet(x, y, Math.round(turn * 10) / 10, face),
	];
	return { layers, focus: { x: 600, y: 720, zoom: 2.6 } };
}

function roundedSheet(x: number, y: number, width: number, height: number, degrees: number): Outline {
	const radians = (degrees * Math.PI) / 180;
	const at = (dx: number, dy: number, corner: 0 | 1): Knot => [
		x + dx * Math.cos(radians) - dy * Math.sin(radians),
		y + dx * Math.sin(radians) + dy * Math.cos(radians),
		corner,
	];
	const [w, h, r] = [width / 2, height / 2, 22];
	const quarter = r * 0.3;
	return closed(
		at(-w + r, -h, 1),
		at(w - r, -h, 1),
		at(w - quarter, -h + quarter, 0),
		at(w, -h + r, 1),
		at(w, h - r, 1),
		at(w - quarter, h - quarter, 0),
		at(w - r, h, 1),
		at(-w + r, h, 1),
		at(-w + quarter, h - quarter, 0),
		at(-w, h - r, 1),
		at(-w, -h + r, 1),
		at(-w + quarter, -h + quarter, 0),
	);
}

function dressDrawing(ink: string): string {
	return `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M-46 -250C-30 -210 30 -210 46 -250L92 -232L128 -150L92 -130L76 -160C74 -100 62 -70 58 -30C90 80 128 180 146 270C60 292 -60 292 -146 270C-128 180 -90 80 -58 -30C-62 -70 -74 -100 -76 -160L-92 -130L-128 -150L-92 -232Z"/><path d="M-58 -30C-20 -22 20 -22 58 -30M-30 0C-44 90 -60 190 -70 280M0 4V288M30 0C44 90 60 190 70 280" stroke-width="3"/></g>`;
}

function tissue(palette: Brief['palette']): string {
	const ink = toHex(withLightness(palette.cloth, Math.min(0.5, palette.cloth.lightness)));
	const grid = Array.from(
		{ length: 9 },
		(_, index) =>
			`<path d="M${-360 + index * 90} -470V470M-400 ${-400 + index * 100}H400" stroke-opacity=".13" stroke-width="2"/>`,
	).join('');
	const bodice = 'M-280 -380C-230 -330 -180 -330 -140 -380L-60 -340C-80 -260 -60 -220 -20 -190L-40 120H-280Z';
	const sleeve = 'M60 40C120 -120 260 -120 330 40L280 400H110Z';
	const marks = `<path d="M-160 -240V40M-172 -222L-160 -242L-148 -222M-172 22L-160 42L-148 22M196 20V330M184 40L196 18L208 40" stroke-width="3"/>`;
	return `<g fill="none" stroke="${ink}" stroke-linejoin="round">${grid}<path d="${bodice}" stroke-width="4"/><path d="${bodice}" transform="translate(-10 -16) scale(1.08)" stroke-width="3" stroke-dasharray="16 9"/><path d="${sleeve}" stroke-width="4"/><path d="${sleeve}" transform="translate(-16 -6) scale(1.08)" stroke-width="3" stroke-dasharray="16 9"/>${marks}</g>`;
}

export function sewingPattern(brief: Brief): Sketch {
	const { palette, roll } = brief;
	const ink = toHex(palette.accent);
	const [left, right] = [between(roll, 'tissue', 5, 9), between(roll, 'cover', -5, -2)];
	const [x, y] = [CENTRE - 60, 770];
	const panel = `<rect x="-236" y="-340" width="472" height="700" fill="${toHex(CREAM)}"/><g transform="translate(0 30)">${dressDrawing(toHex(withLightness(palette.cloth, Math.min(0.45, palette.cloth.lightness))))}</g><g transform="translate(0 -410)">${wordmark(ink, 1.1)}</g><path d="M-110 330H110M-70 346H70" stroke="#8a8176" stroke-width="4" stroke-opacity=".6"/>`;
	const layers: Layer[] = [
		piece(sheet(CENTRE + 70, 700, 800, 940, left), {
			colour: { lightness: 0.9, a: 0.008, b: 0.04 },
			weave: 'none',
			round: 0.06,
			folds: [
				{ from: [CENTRE + 90, 200], to: [CENTRE + 30, 1180], width: 14, depth: 7 },
				{ from: [CENTRE - 340, 680], to: [CENTRE + 480, 760], width: 14, depth: 6 },
			],
		}),
		onSheet(CENTRE + 70, 700, left, tissue(palette)),
		piece(sheet(x, y, 600, 920, right), { weave: 'none', round: 0.08, lift: 14 }),
		onSheet(x, y, right, panel),
	];
	return { layers, focus: { x: 560, y: 640, zoom: 2.4 } };
}
