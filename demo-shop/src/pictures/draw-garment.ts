import { drawBackground } from './background.ts';
import { framing } from './framing.ts';
import type { Garment, View } from './garment.ts';
import type { Brief } from './layer.ts';
import { Painter } from './paint.ts';
import { mixPalette } from './palette.ts';
import { seededRoll } from './random.ts';
import { SILHOUETTES } from './silhouettes/silhouettes.ts';

/** Draws a garment as a self-contained SVG of 1200 x 1488 units; the same garment always gives the same text. */
export function drawGarment(garment: Garment, view: View): string {
	const palette = mixPalette(garment);
	const brief: Brief = { garment, palette, roll: seededRoll(garment.seed), back: view === 'back' };
	const { layers, focus } = SILHOUETTES[garment.shape](brief);
	const painter = new Painter(brief, view === 'detail' ? 2 : 1);
	const body = painter.ground(layers) + painter.paint(layers);
	const { x, y, zoom } = view === 'detail' ? focus : framing(layers);
	const camera = `translate(600 744) scale(${zoom.toFixed(4)}) translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488" width="1200" height="1488">',
		drawBackground(palette),
		painter.defs,
		`<g transform="${camera}">${body}</g>`,
		'</svg>',
	].join('');
}
