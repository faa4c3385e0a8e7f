import { type Colour, toHex, withLightness } from '../colour.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { lineArt } from '../parts/line-art.ts';
import { CREAM, printedOn, type Sheet, sheetOutline } from '../parts/sheet.ts';
import { wordmark } from '../parts/sun-mark.ts';
import { between } from '../random.ts';

const TISSUE: Colour = { lightness: 0.9, a: 0.008, b: 0.04 };
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

function cover({ model = [] }: Brief, brand: string, ink: string): string {
	const paper = toHex(CREAM);
	const panel = `<rect x="-246" y="-330" width="492" height="720" fill="${paper}"/>`;
	const drawing = `<g transform="translate(0 14)">${lineArt(model, { ink, paper }, { width: 400, height: 590 })}</g>`;
	return `${panel}${drawing}<g transform="translate(0 -394)">${wordmark(brand, 1.1)}</g><path d="M-110 348H110M-70 364H70" stroke="#8a8176" stroke-width="4" stroke-opacity=".6"/>`;
}

/** The envelope of a pattern, with a drawing of the garment that it is for, over a sheet of its tissue. */
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
		printedOn(envelope, cover(brief, toHex(palette.accent), inkOn(palette, 0.45))),
	];
	return { layers, focus: { x: -20, y: 620, zoom: 2.1 } };
}
