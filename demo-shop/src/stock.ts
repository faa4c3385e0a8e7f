import type { SourceStock } from '@pasaz/commerce-api/catalog-source';
import type { Draft } from './draft.ts';
import { cycle, roll, rollInt } from './random.ts';
import { SIZES } from './sizes.ts';

const SOLD_OUT = ['Sukienka aksamitna Sylwestra', 'Torba płócienna w paski Leżak'];

/** The size that is gone in every colour, for about one design in eight. */
function missingSize({ design, family }: Draft): string | undefined {
	const sizes = SIZES[design.sizes ?? family.sizes];
	if (sizes.length < 3 || roll(`missing ${design.name}`) > 0.13) return undefined;
	return cycle(sizes, rollInt(`which ${design.name}`, 0, 6));
}

function pieces(draft: Draft, sku: string, size: string | undefined): number {
	if (SOLD_OUT.includes(draft.design.name)) return 0;
	if (size !== undefined && size === missingSize(draft)) return 0;
	const chance = roll(`stock ${sku}`);
	if (size !== undefined && chance < 0.1) return 0;
	return chance < 0.2 ? rollInt(`last ${sku}`, 1, 2) : rollInt(`qty ${sku}`, 3, 40);
}

export function stockOf(qty: number): SourceStock {
	return { qty, isInStock: qty > 0 };
}

export function stock(draft: Draft, sku: string, size?: string): SourceStock {
	return stockOf(pieces(draft, sku, size));
}
