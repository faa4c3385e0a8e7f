import { toHex } from '../colour.ts';
import { CENTRE, closed, type Knot, line, symmetric } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch, trim } from '../layer.ts';
import { between } from '../random.ts';

/** Two knots wide strap as one shape: outer arc there, inner arc back. */
function handle(spread: number, top: number, bottom: number, width: number): Knot[] {
	return [
		[CENTRE - spread - width / 2, bottom, 1],
		[CENTRE - spread - width / 2 + 8, top + 190],
		[CENTRE - spread * 0.62, top + 34],
		[CENTRE, top],
		[CENTRE + spread * 0.62, top + 34],
		[CENTRE + spread + width / 2 - 8, top + 190],
		[CENTRE + spread + width / 2, bottom, 1],
		[CENTRE + spread - width / 2, bottom, 1],
		[CENTRE + spread - width / 2 - 8, top + 200],
		[CENTRE + spread * 0.52, top + 74],
		[CENTRE, top + width],
		[CENTRE - spread * 0.52, top + 74],
		[CENTRE - spread + width / 2 + 8, top + 200],
		[CENTRE - spread + width / 2, bottom, 1],
	];
}

export function toteBag(brief: Brief): Sketch {
	const { roll, palette, back } = brief;
	const half = between(roll, 'half', 290, 330);
	const [top, bottom] = [560, between(roll, 'bottom', 1220, 1290)];
	const strap = roll('strap') > 0.5 ? palette.accent : undefined;
	const body = symmetric(
		[CENTRE, top + 8],
		[CENTRE + half - 10, top, 1],
		[CENTRE + half + 6, (top + bottom) / 2],
		[CENTRE + half - 4, bottom - 24],
		[CENTRE + half - 26, bottom],
		[CENTRE, bottom + 8],
	);
	const folds = [
		{ from: [CENTRE - 120, top + 60], to: [CENTRE - 200, bottom - 60], width: 54, depth: 15, bend: 24 },
		{ from: [CENTRE + 140, top + 60], to: [CENTRE + 210, bottom - 120], width: 54, depth: -14, bend: -22 },
		{ from: [CENTRE - half + 20, bottom - 40], to: [CENTRE + 40, bottom - 160], width: 36, depth: 12, bend: 20 },
		{ from: [CENTRE + half, bottom - 60], to: [CENTRE - 20, bottom - 110], width: 36, depth: -10, bend: -20 },
	] as const;
	const anchor = (side: number): Layer => {
		const x = CENTRE + side * 146;
		return piece(closed([x - 26, top + 10, 1], [x + 26, top + 10, 1], [x + 26, top + 112, 1], [x - 26, top + 112, 1]), {
			colour: strap,
			plain: true,
			round: 0.3,
			lift: 3,
			stitches: [
				line(
					[x - 18, top + 56],
					[x + 18, top + 56, 1],
					[x + 18, top + 104, 1],
					[x - 18, top + 104, 1],
					[x - 18, top + 56, 1],
					[x + 18, top + 104],
				),
			],
		});
	};
	const inside = piece(symmetric([CENTRE, top - 14], [CENTRE + half - 10, top, 1], [CENTRE, top + 20]), {
		colour: palette.inside,
		round: 0.3,
	});
	const mark =
		roll('mark') > 0.35 && !back && brief.garment.pattern === 'plain'
			? [trim(sunMark(CENTRE, (top + bottom) / 2 + 50, toHex(palette.accent)))]
			: [];
	const layers: Layer[] = [
		piece(closed(...handle(128, 210, top + 20, 46)), { colour: strap, plain: true, round: 0.2 }),
		inside,
		piece(body, {
			round: 0.55,
			folds,
			lift: 6,
			stitches: [line([CENTRE - half + 8, top + 40], [CENTRE, top + 48], [CENTRE + half - 8, top + 40])],
		}),
		...mark,
		piece(closed(...handle(146, 232, top + 112, 50)), { colour: strap, plain: true, round: 0.2, lift: 8 }),
		anchor(-1),
		anchor(1),
	];
	return { layers, focus: { x: 700, y: 640, zoom: 2.7 } };
}

/** The rising sun of the demo label. */
export function sunMark(x: number, y: number, colour: string, scale = 1): string {
	const rays = [-60, -30, 0, 30, 60].map((turn) => `<path d="M0 -108V-138" transform="rotate(${turn})"/>`).join('');
	return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"><path d="M-82 0A82 82 0 0 1 82 0Z" fill="${colour}"/><path d="M-150 0H150M-106 26H106M-62 52H62"/>${rays}</g>`;
}
