import type { SourceProduct, SourceVariant } from '../catalog/catalog-source.ts';
import { CUT_LABELS, PATTERN_LABELS } from './attributes.ts';
import { daysAgo } from './calendar.ts';
import { CARE } from './care.ts';
import { withAncestors } from './categories.ts';
import { cloth } from './cloths.ts';
import { type ColourName, colour, isMelange } from './colours.ts';
import { description } from './description.ts';
import { SEASONS, WEARERS } from './design.ts';
import type { Draft } from './draft.ts';
import { picturesIn } from './garment-pictures.ts';
import { colourAfter } from './grammar.ts';
import type { Promotion } from './promotions.ts';
import { roll, rollInt } from './random.ts';
import { SIZES, sizeCode } from './sizes.ts';
import { stock, stockOf } from './stock.ts';

function attributesOf({ design, family, season }: Draft): SourceProduct['attributes'] {
	const { material, composition, care } = cloth(design.cloth);
	const [only, ...others] = design.colours;
	const single = others.length === 0 ? only : undefined;
	const pattern = design.pattern ?? (single && isMelange(single) ? 'melange' : 'plain');
	const shaped = design.cut !== undefined || family.wearer !== 'anyone';
	return {
		...(single ? { color: colour(single).label } : {}),
		material,
		...(shaped ? { fason: CUT_LABELS[design.cut ?? 'regular'] } : {}),
		wzor: PATTERN_LABELS[pattern],
		sezon: SEASONS[season],
		dla_kogo: WEARERS[design.wearer ?? family.wearer],
		pielegnacja: CARE[care].label,
		sklad: composition,
		...(design.length === undefined ? {} : { dlugosc: `${design.length} cm` }),
		pochodzenie: family.sewnInLodz ? 'Uszyte w Łodzi' : 'Wykonane w Polsce',
	};
}

function variant(draft: Draft, price: SourceVariant['price'], of: ColourName, size: string | undefined): SourceVariant {
	const { design } = draft;
	const coloured = design.colours.length > 1;
	const sku = [draft.sku, coloured ? colour(of).code : undefined, size && sizeCode(size)].filter(Boolean).join('-');
	return {
		sku,
		name: [design.name, coloured ? colourAfter(design.name, of) : undefined, size].filter(Boolean).join(', '),
		price,
		stock: stock(draft, sku, size),
		options: { ...(coloured ? { color: colour(of).label } : {}), ...(size ? { size } : {}) },
		pictures: [...picturesIn(draft, of).keys()],
		enabled: true,
	};
}

function tagsOf({ design, family, sku }: Draft, newest: Set<string>, promotion: Promotion | undefined): string[] {
	return [
		...(newest.has(sku) ? ['nowosc'] : []),
		...(promotion?.running ? ['promocje'] : []),
		...(cloth(design.cloth).material.includes('Len') ? ['len'] : []),
		...(family.sewnInLodz ? ['uszyte-w-lodzi'] : []),
		...(family.wearer === 'anyone' && design.price < 300_00 ? ['na-prezent'] : []),
	];
}

function variantsOf(
	draft: Draft,
	price: SourceVariant['price'],
): Pick<SourceProduct, 'variantAttributes' | 'variants'> {
	const { design, family } = draft;
	const scale: readonly string[] = SIZES[design.sizes ?? family.sizes];
	const chosenBy = [...(design.colours.length > 1 ? ['color'] : []), ...(scale.length > 0 ? ['size'] : [])];
	if (chosenBy.length === 0) return {};
	const sizes = scale.length > 0 ? scale : [undefined];
	return {
		variantAttributes: chosenBy,
		variants: design.colours.flatMap((of) => sizes.map((size) => variant(draft, price, of, size))),
	};
}

/** A garment as the catalogue holds it; `newest` are the skus of this season's novelties. */
export function garmentProduct(draft: Draft, newest: Set<string>, promotion: Promotion | undefined): SourceProduct {
	const { design, sku } = draft;
	const price = promotion?.price ?? { regular: design.price };
	const choice = variantsOf(draft, price);
	const { variants } = choice;
	const recommended = roll(`recommended ${design.name}`) < 0.13;
	return {
		sku,
		type: variants ? 'configurable' : 'simple',
		name: design.name,
		urlKey: draft.urlKey,
		enabled: true,
		visibility: 4,
		price,
		stock: variants ? stockOf(variants.reduce((sum, { stock }) => sum + stock.qty, 0)) : stock(draft, sku),
		description: description(draft),
		shortDescription: design.lead,
		categories: withAncestors([design.leaf, ...(design.also ?? [])]),
		tags: tagsOf(draft, newest, promotion),
		pictures: design.colours.flatMap((of) => [...picturesIn(draft, of).keys()]),
		attributes: attributesOf(draft),
		taxClass: 'standard',
		recommended,
		priority: (recommended ? 500 : 0) + Math.max(0, 300 - draft.age) + rollInt(`priority ${design.name}`, 0, 120),
		createdAt: daysAgo(draft.age),
		...choice,
	};
}
