import type { Layer, Sketch } from './layer.ts';

const ROOM = { width: 990, height: 1240, closest: 1.3 } as const;

interface Extent {
	/** Of the middle. */
	x: number;
	y: number;
	width: number;
	height: number;
}

/** How far the layers reach. */
export function extentOf(layers: readonly Layer[]): Extent {
	const points = layers.flatMap((layer) => (layer.kind === 'piece' ? layer.outline.points : (layer.reach ?? [])));
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Centres a garment and brings it as close as the margins of the picture allow. */
export function framing(layers: readonly Layer[]): Sketch['focus'] {
	const { x, y, width, height } = extentOf(layers);
	return { x, y, zoom: Math.min(ROOM.closest, ROOM.width / width, ROOM.height / height) };
}
