import type { Logger } from 'pino';
import type { PlacedRelease } from '../render/node-slices.ts';
import { readIntact } from './intact.ts';

/** A copy of React has a property of such a name, whatever a build makes of the rest. */
const REACT = /__(CLIENT|SERVER|SECRET)_INTERNALS_DO_NOT_USE/;

/** Whether a slice was built with a React of its own: rendered by the shell's, its hooks would find no state. */
export async function bringsReact(slice: PlacedRelease, log: Logger): Promise<boolean> {
	const scripts = Object.keys(slice.release.files).filter((file) => /\.c?js$/.test(file));
	const texts = await Promise.all(scripts.map((file) => readIntact(slice, file, log)));
	return texts.some((text) => text !== undefined && REACT.test(text.toString('latin1')));
}
