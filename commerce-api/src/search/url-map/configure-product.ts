import type { ConfigurableChild, Product } from '@pasaz/kernel/contract/product';
import type { UrlMapOptions } from '@pasaz/kernel/contract/url-map';
import { isAvailable, variantOptions } from '@pasaz/kernel/domain/variant';

export interface ConfiguredProduct {
	product: Product;
	more: Record<string, unknown>;
}

type Child = ConfigurableChild;

function variantFor(
	{ sku, configurable_children: children = [] }: Product,
	wanted: string | undefined,
	falls: boolean,
) {
	const available = children.filter(isAvailable);
	const isNamed = wanted !== undefined && wanted !== sku;
	const own = isNamed ? available.find((child) => child.sku === wanted) : available[0];
	return own ?? (falls ? (available[0] ?? children[0]) : undefined);
}

function configurationOf({ configurable_options: options = [] }: Product, variant: Child) {
	const chosen = variantOptions(
		variant,
		options.map(({ attribute_code }) => attribute_code),
	);
	return options.flatMap(({ attribute_id, attribute_code, label, values }) => {
		const id = chosen[attribute_code];
		const value = values.find(({ value_index }) => value_index === id)?.label;
		return id === undefined || value === undefined ? [] : [{ attribute_id, attribute_code, label, id, value }];
	});
}

function productOption(chosen: ReturnType<typeof configurationOf>) {
	return {
		extension_attributes: {
			configurable_item_options: chosen.map(({ attribute_id, label, id, value }) => ({
				...{ option_id: String(attribute_id), option_value: id },
				...{ label, value },
			})),
		},
	};
}

/**
 * The product as the options of rule 24.9 ask for it. The variant is the one with the wanted sku where it can be bought, without a wish
 * the first that can; where there is none, the fallback is the first of all.
 */
export function configureProduct(product: Product, options: UrlMapOptions, sku: string | undefined): ConfiguredProduct {
	const { configurable_children: children } = product;
	if (!children) return { product, more: {} };
	const available = children.filter(isAvailable);
	const more: Record<string, unknown> = {};
	if (options.setProductErrors)
		more.errors = available.length === 0 ? { variants: 'No available product variants' } : {};
	const shown = options.filterUnavailableVariants ? { ...product, configurable_children: available } : product;
	if (!options.assignProductConfiguration) return { product: shown, more };
	const variant = variantFor(product, sku, options.fallbackToDefaultWhenNoAvailable ?? false);
	const chosen = variant ? configurationOf(product, variant) : [];
	more.is_configured = variant !== undefined;
	more.configuration = Object.fromEntries(
		chosen.map(({ attribute_code, id, value }) => [attribute_code, { attribute_code, id, label: value }]),
	);
	if (options.setConfigurableProductOptions) more.product_option = productOption(chosen);
	if (options.separateSelectedVariant) more.selectedVariant = variant ?? null;
	else if (variant) Object.assign(more, asOwn(variant));
	return { product: shown, more };
}

function asOwn({ id: _, name: __, ...facts }: Child): Record<string, unknown> {
	return facts;
}
