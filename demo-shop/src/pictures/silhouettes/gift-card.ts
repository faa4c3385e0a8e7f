import { blend, toHex } from '../colour.ts';
import { line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { CREAM, printedOn, type Sheet, sheetOutline } from '../parts/sheet.ts';
import { sunMark, wordmark } from '../parts/sun-mark.ts';
import { between } from '../random.ts';

const ENVELOPE: Sheet = { x: 22, y: 900, width: 860, height: 600, turn: 4 };

function face(ink: string): string {
	const arcs = [1, 2, 3, 4, 5].map((ring) => {
		const radius = 110 * ring;
		return `<path d="M${-radius} 210A${radius} ${radius} 0 0 1 ${radius} 210" fill="none" stroke="${ink}" stroke-opacity="${(0.5 - ring * 0.075).toFixed(2)}" stroke-width="5"/>`;
	});
	const clip = '<clipPath id="card"><rect x="-400" y="-250" width="800" height="500" rx="22"/></clipPath>';
	return `${clip}<g clip-path="url(#card)">${arcs.join('')}</g>${sunMark(0, 130, ink, 1.1)}<g transform="translate(0 -158)">${wordmark(ink, 1.05)}</g>`;
}

export function giftCard(brief: Brief): Sketch {
	const { palette, roll } = brief;
	const card: Sheet = { x: -6, y: 690, width: 800, height: 500, turn: between(roll, 'turn', -9, -5) };
	const paper = blend(CREAM, palette.cloth, 0.12);
	const fold = line([-390, 580, 1], [20, 960, 1], [432, 634, 1]);
	const layers: Layer[] = [
		piece(sheetOutline(ENVELOPE), { colour: paper, weave: 'none', round: 0.08, lift: 10, seams: [fold] }),
		piece(sheetOutline(card, 22), { weave: 'none', round: 0.12, lift: 16 }),
		printedOn(card, face(toHex(palette.accent))),
	];
	return { layers, focus: { x: 0, y: 720, zoom: 2.3 } };
}
