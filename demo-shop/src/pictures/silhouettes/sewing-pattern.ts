import { type Colour, toHex, withLightness } from '../colour.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { CREAM, printedOn, type Sheet, sheetOutline } from '../parts/sheet.ts';
import { wordmark } from '../parts/sun-mark.ts';
import { between } from '../random.ts';

const TISSUE: Colour = { lightness: 0.9, a: 0.008, b: 0.04 };
const DRESS =
	'M-46 -250C-30 -210 30 -210 46 -250L92 -232L128 -150L92 -130L76 -160C74 -100 62 -70 58 -30C90 80 128 180 146 270C60 292 -60 292 -146 270C-128 180 -90 80 -58 -30C-62 -70 -74 -100 -76 -160L-92 -130L-128 -150L-92 -232Z';
const DRESS_LINES = 'M-58 -30C-20 -22 20 -22 58 -30M-30 0C-44 90 -60 190 -70 280M0 4V288M30 0C44 90 60 190 70 280';
const BODICE = 'M-280 -380C-230 -330 -180 -330 -140 -380L-60 -340C-80 -260 -60 -220 -20 -190L-40 120H-280Z';
const SLEEVE = 'M60 40C120 -120 260 -120 330 40L280 400H110Z';
const GRAIN_LINES =
	'M-160 -240V40M-172 -222L-160 -242L-148 -222M-172 22L-160 42L-148 22M196 20V330M184 40L196 18L208 40';

function inkOn({ cloth }: Brief['palette'], deepest: number): string {
	return toHex(withLightness(cloth, Math.min(deepest, cloth.lightness)));
}

/** A pattern piece with its seam allowance. */
function cutLine(path: string): string {
	return `<path d="${path}" stroke-width="4"/><path d="${path}" transform="translate(-13 -11) scale(1.08)" stroke-width="3" stroke-dasharray="16 9"/>`;
}

function tissue(ink: string): string {
	const grid = Array.from(
		{ length: 9 },
		(_, index) =>
			`<path d="M${-360 + index * 90} -470V470M-400 ${-400 + index * 100}H400" stroke-opacity=".13" stroke-width="2"/>`,
	);
	return `<g fill="none" stroke="${ink}" stroke-linejoin="round">${grid.join('')}${cutLine(BODICE)}${cutLine(SLEEVE)}<path d="${GRAIN_LINES}" stroke-width="3"/></g>`;
}

function cover(brand: string, ink: string): string {
	const panel = `<rect x="-236" y="-340" width="472" height="700" fill="${toHex(CREAM)}"/>`;
	const drawing = `<g transform="translate(0 30)" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="${DRESS}"/><path d="${DRESS_LINES}" stroke-width="3"/></g>`;
	return `${panel}${drawing}<g transform="translate(0 -400)">${wordmark(brand, 1.1)}</g><path d="M-110 330H110M-70 346H70" stroke="#8a8176" stroke-width="4" stroke-opacity=".6"/>`;
}

export function sewingPattern(brief: Brief): Sketch {
	const { palette, roll } = brief;
	const sheet: Sheet = { x: 70, y: 700, width: 800, height: 940, turn: between(roll, 'tissue', 5, 9) };
	const envelope: Sheet = { x: -60, y: 770, width: 600, height: 920, turn: between(roll, 'cover', -5, -2) };
	const creases: Fold[] = [
		{ from: [90, 200], to: [30, 1180], width: 14, depth: 7 },
		{ from: [-340, 680], to: [480, 760], width: 14, depth: 6 },
	];
	const layers: Layer[] = [
		piece(sheetOutline(sheet), { colour: TISSUE, weave: 'none', round: 0.06, folds: creases }),
		printedOn(sheet, tissue(inkOn(palette, 0.5))),
		piece(sheetOutline(envelope), { weave: 'none', round: 0.08, lift: 14 }),
		printedOn(envelope, cover(toHex(palette.accent), inkOn(palette, 0.45))),
	];
	return { layers, focus: { x: -20, y: 620, zoom: 2.1 } };
}
