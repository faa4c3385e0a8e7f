import type { SourceProduct } from '@pasaz/commerce-api/catalog-source';
import { CUT_LABELS, PATTERN_LABELS } from './attributes.ts';
import { CARE } from './care.ts';
import { cloth, SEASONS } from './cloths.ts';
import { colour, isMelange } from './colours.ts';
import { WEARERS } from './design.ts';
import type { Draft } from './draft.ts';

/** Knitwear comes in its shape from elsewhere, whatever family it hangs with. */
export function sewnInLodz({ design, family }: Draft): boolean {
	return family.sewnInLodz && !['knit', 'cable-knit'].includes(cloth(design.cloth).fabric);
}

function looks({ design, family }: Draft): SourceProduct['attributes'] {
	const [only, ...others] = design.colours;
	const single = others.length === 0 ? only : undefined;
	const pattern = design.pattern ?? (single && isMelange(single) ? 'melange' : 'plain');
	const shaped = design.cut !== undefined || family.wearer !== 'anyone';
	return {
		...(single ? { color: colour(single).label } : {}),
		...(shaped ? { fason: CUT_LABELS[design.cut ?? 'regular'] } : {}),
		wzor: PATTERN_LABELS[pattern],
	};
}

export function garmentAttributes(draft: Draft): SourceProduct['attributes'] {
	const { design, family, season } = draft;
	const { material, composition, care } = cloth(design.cloth);
	return {
		...looks(draft),
		material,
		sezon: SEASONS[season],
		dla_kogo: WEARERS[design.wearer ?? family.wearer],
		pielegnacja: CARE[design.care ?? care].label,
		sklad: composition,
		...(design.length === undefined ? {} : { dlugosc: `${design.length} cm` }),
		pochodzenie: sewnInLodz(draft) ? 'Uszyte w Łodzi' : 'Wykonane w Polsce',
	};
}
