import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { bodice } from '../parts/bodice.ts';
import { type DressCut, dressCut } from '../parts/dress-cut.ts';
import { type SkirtCut, skirtFolds, skirtOutline } from '../parts/skirt-panel.ts';
import { sleeves } from '../parts/sleeve.ts';
import { strip } from '../parts/strip.ts';
import { tiedBelt } from '../parts/tied-belt.ts';
import { buttonRow } from '../parts/trims.ts';

/** One of three gathered tiers, counted from the waist. */
function tier({ waist, waistY, hem, hemY }: SkirtCut, index: number): SkirtCut {
	const height = (hemY - waistY) / 3;
	const half = (share: number) => waist + (hem * 1.04 - waist) * share;
	return {
		waist: half(index / 3) * (index ? 0.97 : 1),
		waistY: waistY + index * height,
		hip: half((index + 0.3) / 3) + 8,
		hem: half((index + 1) / 3),
		hemY: waistY + (index + 1) * height,
		waves: 3,
		depth: 17,
		release: 0,
	};
}

function skirtPieces({ roll }: Brief, { skirt, tiers }: DressCut): Layer[] {
	if (tiers === 1) return [piece(skirtOutline(skirt), { round: 0.75, folds: skirtFolds(skirt, roll), lift: 3 })];
	return [2, 1, 0].map((index) => {
		const cut = tier(skirt, index);
		const folds = skirtFolds(cut, (name) => roll(`${name}tier${index}`));
		return piece(skirtOutline(cut), { round: 0.75, folds, lift: 5 });
	});
}

function buttonFront({ palette }: Brief, { torso, skirt }: DressCut): Layer[] {
	const band = strip({ top: torso.neckY + 64, bottom: skirt.hemY + 20, half: 21 }, { lift: 2, stitches: [] });
	return [band, ...buttonRow(0, torso.neckY + 110, skirt.hemY - 120, 9, 9, palette.button)];
}

function draw(brief: Brief, cut: DressCut): Sketch {
	const { back } = brief;
	const { torso, sleeve, style, belted } = cut;
	const { under, over } = bodice(brief, cut);
	const layers: Layer[] = [
		...(sleeve ? sleeves(brief, torso, sleeve) : []),
		...skirtPieces(brief, cut),
		...under,
		...(style === 'collar' && !back ? buttonFront(brief, cut) : []),
		...over,
		...(belted ? tiedBelt(torso.hem + 2, torso.hemY - 2, back) : []),
	];
	return { layers, focus: { x: 30, y: 400, zoom: 2.8 } };
}

export function dress(brief: Brief): Sketch {
	return draw(brief, dressCut(brief, false));
}

export function maxiDress(brief: Brief): Sketch {
	return draw(brief, dressCut(brief, true));
}
