import type { ProductOption } from '@pasaz/kernel/contract/product-option';
import { chooseCustomOptions } from '@pasaz/kernel/domain/custom-options';
import { type Choice, lineKeyOf } from './choose-bundle.ts';

/** The choice with its custom options, which it is named and priced by; undefined for what the product does not offer or cannot be without. */
export function withCustomOptions(choice: Choice, option: ProductOption | undefined): Choice | undefined {
	const offers = choice.price === undefined ? [] : (choice.product.custom_options ?? []);
	const given = option?.extension_attributes.custom_options ?? [];
	const { labels, surcharge, problems } = chooseCustomOptions(offers, given, choice.original);
	if (problems.size > 0) return undefined;
	if (given.length === 0) return choice;
	const productOption = {
		extension_attributes: { ...choice.productOption?.extension_attributes, custom_options: given },
	};
	return {
		...choice,
		productOption,
		lineKey: lineKeyOf({ sku: choice.sku, productOption }),
		price: (choice.price ?? 0) + surcharge,
		surcharge,
		options: [...choice.options, ...labels],
	};
}
