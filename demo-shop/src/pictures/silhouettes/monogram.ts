import { type Colour, toHex, withLightness } from '../colour.ts';
import { closed, ellipse } from '../curve.ts';
import { type Brief, type Layer, named, piece, type Sketch, trim } from '../layer.ts';
import { needle } from '../parts/sewing-kit.ts';

const WOOD: Colour = { lightness: 0.72, a: 0.03, b: 0.075 };
const Y = 760;
const RADIUS = 330;

const INITIALS =
	'M-150 92L-88 -96L-26 92M-128 32H-48M40 -92V92M40 -92H96A44 44 0 0 1 96 -4H40H104A48 48 0 0 1 104 92H40';

/** Twisted stitches along the letters, and a sprig below them. */
function letters({ palette }: Brief): string {
	const [dark, light] = [toHex(withLightness(palette.accent, palette.accent.lightness - 0.14)), toHex(palette.accent)];
	const sprig = 'M-120 150C-60 176 60 176 120 150M-70 162l-16 -22M-24 170l-10 -26M24 170l10 -26M70 162l16 -22';
	return `<g transform="translate(0 ${Y - 20}) scale(1.15)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${INITIALS}" stroke="${dark}" stroke-width="19"/><path d="${INITIALS}" stroke="${light}" stroke-width="15" stroke-dasharray="7 3"/><path d="${sprig}" stroke="${light}" stroke-width="7" stroke-dasharray="12 4"/></g>`;
}

function hoop(): Layer[] {
	const ring = (radius: number, lift: number) =>
		piece(ellipse(0, Y, radius), { colour: WOOD, weave: 'none', round: 0.4, lift });
	const screw = trim(
		`<g transform="translate(0 ${Y - RADIUS - 44})"><rect x="-26" y="-22" width="52" height="40" rx="6" fill="#a98453"/><rect x="-9" y="-46" width="18" height="50" rx="7" fill="#c7a04f"/><path d="M-9 -38H9M-9 -28H9" stroke="#7d612b" stroke-width="3"/></g>`,
		[[0, Y - RADIUS - 90]],
	);
	return [ring(RADIUS + 36, 14), screw];
}

/** Initials being embroidered in a hoop. */
export function monogram(brief: Brief): Sketch {
	const cloth = closed(
		[-440, 330, 1],
		[90, 300],
		[450, 360, 1],
		[430, 800],
		[462, 1200, 1],
		[0, 1180],
		[-450, 1220, 1],
		[-424, 760],
	);
	const stretched = piece(ellipse(0, Y, RADIUS), { round: 0.12, lift: 2 });
	const layers: Layer[] = [
		piece(cloth, {
			round: 0.2,
			lift: 8,
			folds: [
				{ from: [-430, 380], to: [-250, 560], width: 40, depth: 16 },
				{ from: [440, 420], to: [240, 560], width: 40, depth: -15 },
				{ from: [-430, 1180], to: [-230, 980], width: 44, depth: 15 },
				{ from: [440, 1170], to: [240, 980], width: 44, depth: 14 },
			],
		}),
		...hoop(),
		stretched,
		...named('embroidery', [trim(letters(brief))]),
		needle(176, Y + 96, 20, brief.palette.accent),
	];
	return { layers, focus: { x: 20, y: Y, zoom: 2.1 } };
}
