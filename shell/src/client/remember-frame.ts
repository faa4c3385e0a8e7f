import { FRAME_KEY } from '../route-tree/route-objects.tsx';
import type { SlicePages } from '../routing/site.ts';

/** A menu that could not be loaded is empty. */
function hasMenu(frame: unknown): boolean {
	const menu = typeof frame === 'object' && frame !== null && 'menu' in frame ? frame.menu : undefined;
	return Array.isArray(menu) && menu.length > 0;
}

/** Keeps the frame of the document for pages that follow one without it. */
export function rememberFrame(shown: unknown): NonNullable<SlicePages['remember']> {
	let frame = shown;
	return async (key, make) => {
		if (key !== FRAME_KEY) return make();
		if (!hasMenu(frame)) frame = await make();
		return frame;
	};
}
