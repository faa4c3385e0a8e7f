import type { BareLine } from '../contract/cart-line.ts';
import type { ProductOption } from '../contract/product-option.ts';
import { canonical, hasFreeOptions } from './line-identity.ts';

function inOrder<Item>(list: readonly Item[] | undefined): Item[] | undefined {
	return list?.length ? list.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : undefined;
}

/** The free choices alone, without words and in one order: equal ones are equal JSON in every store view. */
function freeOptions(productOption: ProductOption | undefined): ProductOption | undefined {
	if (!productOption || !hasFreeOptions({ productOption })) return;
	const { bundle_options, custom_options } = productOption.extension_attributes;
	const parts = bundle_options?.map(({ option_selections, ...rest }) => ({
		...rest,
		option_selections: option_selections.toSorted((a, b) => a - b),
	}));
	const bundle = inOrder(parts);
	const custom = inOrder(custom_options);
	return {
		extension_attributes: { ...(bundle && { bundle_options: bundle }), ...(custom && { custom_options: custom }) },
	};
}

/** What a server and other store views are told of a line. */
export function toBareLine({ sku, productOption, ops }: BareLine): BareLine {
	const free = freeOptions(productOption);
	return free ? { sku, productOption: free, ops } : { sku, ops };
}
