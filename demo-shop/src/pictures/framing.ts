import type { Layer, Sketch } from './layer.ts';

const ROOM = { width: 990, height: 1240, closest: 1.3 } as const;

/** Centres a garment and brings it as close as the margins of the picture allow. */
export function framing(layers: readonly Layer[]): Sketch['focus'] {
	const points = layers.flatMap((layer) => (layer.kind === 'piece' ? layer.outline.points : (layer.reach ?? [])));
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const zoom = Math.min(ROOM.closest, ROOM.width / (right - left), ROOM.height / (bottom - top));
	return { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}
