import type { SourceProduct } from '@pasaz/commerce-api/catalog-source';
import { daysAgo } from './calendar.ts';
import { withAncestors } from './categories.ts';
import { cloth } from './cloths.ts';
import { description } from './description.ts';
import type { Draft } from './draft.ts';
import { garmentAttributes, sewnInLodz } from './garment-attributes.ts';
import { picturesIn } from './garment-pictures.ts';
import { garmentVariants } from './garment-variants.ts';
import type { Promotion } from './promotions.ts';
import { roll, rollInt } from './random.ts';
import { stock, stockOf } from './stock.ts';

function tagsOf(draft: Draft, newest: Set<string>, promotion: Promotion | undefined): string[] {
	const { design, family, sku } = draft;
	return [
		...(newest.has(sku) ? ['nowosc'] : []),
		...(promotion?.running ? ['promocje'] : []),
		...(cloth(design.cloth).material.includes('Len') ? ['len'] : []),
		...(sewnInLodz(draft) ? ['uszyte-w-lodzi'] : []),
		...(family.wearer === 'anyone' && design.price < 300_00 ? ['na-prezent'] : []),
	];
}

/** What the editors put first: their own choice, then what is new; what is sold out comes last. */
function standing({ design, age }: Draft, isInStock: boolean): Pick<SourceProduct, 'recommended' | 'priority'> {
	if (!isInStock) return { recommended: false, priority: 1 };
	const recommended = roll(`recommended ${design.name}`) < 0.13;
	const freshness = Math.max(0, 300 - age);
	return { recommended, priority: (recommended ? 500 : 0) + freshness + rollInt(`priority ${design.name}`, 0, 120) };
}

/** A garment as the catalogue holds it; `newest` are the skus of this season's novelties. */
export function garmentProduct(draft: Draft, newest: Set<string>, promotion: Promotion | undefined): SourceProduct {
	const { design, sku } = draft;
	const price = { ...(promotion?.price ?? { regular: design.price }), ...(design.tiers && { tiers: design.tiers }) };
	const choice = garmentVariants(draft, price);
	const { variants } = choice;
	const pieces = variants ? stockOf(variants.reduce((sum, { stock }) => sum + stock.qty, 0)) : stock(draft, sku);
	return {
		sku,
		type: variants ? 'configurable' : 'simple',
		name: design.name,
		urlKey: draft.urlKey,
		enabled: true,
		visibility: 4,
		price,
		stock: pieces,
		description: description(draft),
		shortDescription: design.lead,
		categories: withAncestors([design.leaf, ...(design.also ?? [])]),
		tags: tagsOf(draft, newest, promotion),
		pictures: design.colours.flatMap((of) => [...picturesIn(draft, of).keys()]),
		...(design.film && { film: `/film/${design.film}` }),
		attributes: garmentAttributes(draft),
		taxClass: 'standard',
		...standing(draft, pieces.isInStock),
		createdAt: daysAgo(draft.age),
		...choice,
	};
}
