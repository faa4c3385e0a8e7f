import { type Brief, has, type Layer, named } from '../layer.ts';
import type { Torso } from './torso.ts';
import { button } from './trims.ts';

/** Buttons on one shoulder, to open a narrow neckline. */
export function shoulderButtons(brief: Brief, { neck, neckY, shoulder, shoulderY }: Torso): Layer[] {
	if (brief.back || !has(brief, 'shoulder-buttons')) return [];
	const buttons = [0.3, 0.52, 0.74].map((share) => {
		const x = neck + 10 + (shoulder - neck - 10) * share;
		return button(x, neckY + 20 + (shoulderY - neckY) * share, 10, brief.palette.button);
	});
	return named('shoulder-buttons', buttons);
}
