import { across, closed, line, type Outline, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { HOOD_HEIGHT, hoodEdges, hoodInside, hoodShell } from '../parts/hood.ts';
import { studRow } from '../parts/placket.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, sleeveCut } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import { measure, neckEdge, type Torso } from '../parts/torso.ts';

const DROP = 100;
const SLEEVE = { ...LONG_SLEEVE, length: 700, angle: 19, elbow: 116, end: 100, hemmed: true } as const;

/** It widens from the shoulders to the hem. */
function outlineOf(torso: Torso, drop: number): Outline {
	const { shoulder, shoulderY, armpit, armpitY, hemY } = torso;
	return symmetric(
		...neckEdge(torso, drop, 'crew'),
		[shoulder, shoulderY, 1],
		[armpit + 10, armpitY - 40],
		[armpit + 70, (armpitY + hemY) / 2],
		[386, hemY - 20, 1],
		[250, hemY + 22],
		[0, hemY + 34],
	);
}

function falls({ hemY, armpitY }: Torso): Fold[] {
	return [-0.86, -0.58, -0.3, 0.28, 0.56, 0.86].map((share, index) => ({
		from: [share * 180, armpitY - 60],
		to: [share * 410, hemY + 40],
		width: 58,
		depth: index % 2 ? -20 : 22,
		open: true,
	}));
}

/** The peak over the forehead, stiffened. */
function peak({ neck, neckY }: Torso): Layer {
	const top = neckY - HOOD_HEIGHT;
	return piece(
		closed(
			[-neck * 0.98, top + 116, 1],
			[-neck * 0.56, top + 54],
			[0, top + 36],
			[neck * 0.56, top + 54],
			[neck * 0.98, top + 116, 1],
			[neck * 0.6, top + 104],
			[0, top + 96],
			[-neck * 0.6, top + 104],
		),
		{ round: 0.3, lift: 6 },
	);
}

/** A wide raincoat for a child, to wear over a backpack. */
export function rainCape(brief: Brief): Sketch {
	const { back } = brief;
	const torso = measure(brief, { neck: 98, shoulder: 236, armpit: 262, hemY: 1060 });
	const cloth = piece(outlineOf(torso, back ? 40 : DROP), {
		round: 0.6,
		folds: falls(torso),
		stitches: [across(378, torso.hemY - 8, 40)],
		lift: 8,
	});
	const arms = sleeves(brief, torso, sleeveCut(brief, SLEEVE));
	const focus = { x: 40, y: 430, zoom: 2.5 };
	if (back) {
		const seams = [line([0, torso.neckY - HOOD_HEIGHT + 4], [0, torso.neckY + 90])];
		return { layers: [...arms, cloth, hoodShell(brief, torso, { lift: 8, seams })], focus };
	}
	const [top, bottom] = [torso.neckY + DROP - 20, torso.hemY + 30];
	const layers: Layer[] = [
		hoodShell(brief, torso),
		hoodInside(brief, torso),
		...arms,
		cloth,
		strip({ top, bottom, half: 34 }, { lift: 5 }),
		...studRow(brief, { top: top + 70, bottom: bottom - 80, count: 5 }, 0, 13),
		...hoodEdges(torso, DROP),
		peak(torso),
	];
	return { layers, focus };
}
