import { flipped, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { between, pick } from '../random.ts';
import { BACK_DROP, backBand, bodySeams, hemStitch, neckBand, neckInside, neckStitch } from './neck.ts';
import { LONG_SLEEVE, SHORT_SLEEVE, type SleeveCut, sleeves } from './sleeve.ts';
import { bodySide, measure, type Neckline, neckEdge, torsoFolds, torsoOutline } from './torso.ts';

export function shortSleeve({ garment, roll }: Brief): SleeveCut {
	const wide = garment.cut === 'oversized' || garment.cut === 'loose' ? 1.14 : garment.cut === 'slim' ? 0.9 : 1;
	return {
		...SHORT_SLEEVE,
		elbow: SHORT_SLEEVE.elbow * wide,
		end: SHORT_SLEEVE.end * wide,
		length: between(roll, 'short', 270, 320),
	};
}

export function tShirt(brief: Brief): Sketch {
	const { roll, back, garment } = brief;
	const torso = measure(brief, { neck: between(roll, 'neck', 92, 106) });
	const style = back ? 'crew' : pick<Neckline>(roll, 'neckline', ['crew', 'crew', 'v']);
	const drop = back ? BACK_DROP : style === 'v' ? 170 : 92;
	const long = roll('sleeve') > 0.86 && garment.cut !== 'cropped';
	const cut = long ? { ...LONG_SLEEVE, hemmed: true } : shortSleeve(brief);
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 22)]),
		...sleeves(brief, torso, cut),
		piece(torsoOutline(torso, neckEdge(torso, drop, style)), {
			round: 0.6,
			folds: torsoFolds(torso, roll),
			seams: bodySeams(torso),
			stitches: [hemStitch(torso), neckStitch(torso, drop, style, 38)],
			lift: 6,
		}),
		neckBand(torso, drop, style, 28),
	];
	return { layers, focus: { x: 640, y: 440, zoom: 3.2 } };
}

export function top(brief: Brief): Sketch {
	const { roll, back } = brief;
	const torso = measure(brief, {
		neck: between(roll, 'neck', 104, 124),
		shoulder: between(roll, 'strap', 166, 186),
		shoulderY: 288,
		armpit: 234,
		waist: 222,
		hem: 244,
		hemY: 1060,
	});
	const style = pick<Neckline>(roll, 'neckline', ['scoop', 'square', 'v']);
	const drop = back ? 70 : style === 'v' ? 210 : 170;
	const shape = back ? 'scoop' : style;
	const armhole = { cutIn: 20, bare: true } as const;
	const inner = bodySide({ ...torso, shoulder: torso.shoulder - 13, armpitY: torso.armpitY + 12 }, armhole).slice(0, 5);
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 16, { weave: undefined })]),
		piece(torsoOutline(torso, neckEdge(torso, drop, shape), armhole), {
			round: 0.7,
			folds: torsoFolds(torso, roll, 0.9),
			stitches: [hemStitch(torso, 26), line(...inner), line(...flipped(inner))],
		}),
		neckBand(torso, drop, shape, 16, { weave: undefined, plain: false, lift: 1 }),
	];
	return { layers, focus: { x: 640, y: 440, zoom: 3.2 } };
}
