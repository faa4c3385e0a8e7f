import { drawBackground } from './background.ts';
import { framing } from './framing.ts';
import type { Garment, View } from './garment.ts';
import type { Part } from './garment-parts.ts';
import type { Brief, Layer, Sketch } from './layer.ts';
import { Painter } from './paint.ts';
import { mixPalette } from './palette.ts';
import { seededRoll } from './random.ts';
import { SILHOUETTES } from './silhouettes/silhouettes.ts';

export interface Sketched extends Sketch {
	brief: Brief;
}

/** The layers of a garment before they are painted; a sewing pattern shows the garment it is `of`. */
export function sketch(garment: Garment, view: View, of?: Garment): Sketched {
	const brief: Brief = {
		garment,
		palette: mixPalette(garment),
		roll: seededRoll(garment.seed),
		back: view === 'back',
		...(of && { model: sketch(of, 'front').layers }),
	};
	return { brief, ...SILHOUETTES[garment.shape](brief) };
}

/** What the layers say they are, each part once. */
export function drawnParts(layers: readonly Layer[]): Part[] {
	return [...new Set(layers.flatMap(({ part = [] }) => part))].toSorted();
}

/** Draws a garment as a self-contained SVG of 1200 x 1488 units; the same garment always gives the same text. */
export function drawGarment(garment: Garment, view: View, of?: Garment): string {
	const { brief, layers, focus } = sketch(garment, view, of);
	const painter = new Painter(brief, view === 'detail' ? 2 : 1);
	const body = painter.ground(layers) + painter.paint(layers);
	const { x, y, zoom } = view === 'detail' ? focus : framing(layers);
	const camera = `translate(600 744) scale(${zoom.toFixed(4)}) translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488" width="1200" height="1488" data-parts="${drawnParts(layers).join(' ')}">`,
		drawBackground(brief.palette),
		painter.defs,
		`<g transform="${camera}">${body}</g>`,
		'</svg>',
	].join('');
}
