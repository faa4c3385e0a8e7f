import { type Colour, toHex, withLightness } from '../colour.ts';
import { type Knot, line } from '../curve.ts';
import { type Trim, trim } from '../layer.ts';
import type { Palette } from '../palette.ts';

function lit(colour: Colour, step: number): string {
	return toHex(withLightness(colour, colour.lightness + step));
}

/** A sewn button with four holes, lit from the upper left. */
export function button(x: number, y: number, radius: number, colour: Colour): Trim {
	const hole = radius * 0.24;
	const holes = [-1, 1].flatMap((dx) =>
		[-1, 1].map(
			(dy) => `<circle cx="${dx * hole}" cy="${dy * hole}" r="${radius * 0.11}" fill="${lit(colour, -0.3)}"/>`,
		),
	);
	return trim(
		`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle cx="${radius * 0.14}" cy="${radius * 0.26}" r="${radius * 1.06}" fill="#1e1410" fill-opacity=".38"/>` +
			`<circle r="${radius}" fill="${lit(colour, -0.06)}"/><circle cx="${-radius * 0.05}" cy="${-radius * 0.07}" r="${radius * 0.9}" fill="${lit(colour, 0.07)}"/>` +
			`<circle r="${radius * 0.7}" fill="${toHex(colour)}"/>${holes.join('')}</g>`,
	);
}

export function buttonRow(
	x: number,
	top: number,
	bottom: number,
	count: number,
	radius: number,
	colour: Colour,
): Trim[] {
	return Array.from({ length: count }, (_, index) =>
		button(x, top + ((bottom - top) * index) / Math.max(1, count - 1), radius, colour),
	);
}

/** A press stud, rivet or metal button. */
export function stud(x: number, y: number, radius: number, metal: Colour): Trim {
	return trim(
		`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle cx="1" cy="${radius * 0.25}" r="${radius * 1.08}" fill="#1e1410" fill-opacity=".4"/><circle r="${radius}" fill="${lit(metal, -0.22)}"/>` +
			`<circle cx="${-radius * 0.08}" cy="${-radius * 0.1}" r="${radius * 0.84}" fill="${toHex(metal)}"/><circle cx="${-radius * 0.26}" cy="${-radius * 0.3}" r="${radius * 0.34}" fill="${lit(metal, 0.2)}"/></g>`,
	);
}

/** A closed zip with its pull at the first knot. */
export function zip(knots: readonly [Knot, ...Knot[]], { cloth, metal }: Palette): Trim {
	const path = line(...knots);
	const [[x, y]] = knots;
	const strokes = [
		`<path d="${path}" stroke="${lit(cloth, -0.12)}" stroke-width="22"/>`,
		`<path d="${path}" stroke="#140d0a" stroke-opacity=".35" stroke-width="11"/>`,
		`<path d="${path}" stroke="${lit(metal, -0.06)}" stroke-width="8" stroke-dasharray="3.5 3"/>`,
	];
	const pull = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M3 6V44" stroke="#140d0a" stroke-opacity=".4" stroke-width="10" stroke-linecap="round"/><path d="M-6 0H6V14H-6Z" fill="${lit(metal, -0.1)}"/><path d="M0 12V38" stroke="${lit(metal, 0.06)}" stroke-width="8" stroke-linecap="round"/></g>`;
	return trim(`<g fill="none">${strokes.join('')}</g>${pull}`);
}

/** A round cord with a light side, for drawstrings, handles and ties. */
export function cord(knots: readonly Knot[], width: number, colour: Colour): Trim {
	const path = line(...knots);
	return trim(
		`<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" transform="translate(4 7)" stroke="#1e1410" stroke-opacity=".28" stroke-width="${width}"/><path d="${path}" stroke="${lit(colour, -0.16)}" stroke-width="${width}"/>` +
			`<path d="${path}" transform="translate(${-width * 0.08} ${-width * 0.08})" stroke="${toHex(colour)}" stroke-width="${width * 0.72}"/><path d="${path}" transform="translate(${-width * 0.16} ${-width * 0.18})" stroke="${lit(colour, 0.12)}" stroke-opacity=".7" stroke-width="${width * 0.24}"/></g>`,
	);
}

/** A drawn line: a seam across several pieces, a thread. */
export function thread(knots: readonly Knot[], colour: Colour, width: number, opacity = 1): Trim {
	return trim(
		`<path d="${line(...knots)}" fill="none" stroke="${toHex(colour)}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`,
	);
}
