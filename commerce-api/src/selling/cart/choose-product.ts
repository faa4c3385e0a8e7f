import type { ConfigurableChild, Product } from '@pasaz/kernel/contract/product';
import type { ProductOption } from '@pasaz/kernel/contract/product-option';
import { originalOf, priceOf } from '../../catalogue/product-types.ts';
import { type Choice, chooseBundle, type Wish } from './choose-bundle.ts';
import { withCustomOptions } from './choose-options.ts';
import { linePicture } from './line-picture.ts';

/** Undefined for an unknown or disabled product, an invalid choice, or a grouped product, whose parts are bought singly. */
export function chooseProduct(wish: Wish, bySku: Map<string, Product>): Choice | undefined {
	const choice = choosePlain(wish, bySku);
	return choice && withCustomOptions(choice, wish.productOption);
}

function choosePlain(wish: Wish, bySku: Map<string, Product>): Choice | undefined {
	const product = bySku.get(wish.sku);
	if (product?.status !== 1) return undefined;
	switch (product.type_id) {
		case 'configurable':
			return chooseByOptions(product, wish.productOption);
		case 'bundle':
			return chooseBundle(product, wish.productOption);
		case 'grouped':
			return undefined;
		default:
			return chooseSimple(product, bySku);
	}
}

function chooseSimple(product: Product, bySku: Map<string, Product>): Choice | undefined {
	if (product.parentSku !== undefined) {
		const parent = bySku.get(product.parentSku);
		const child = parent?.configurable_children?.find(({ sku }) => sku === product.sku);
		return parent?.status === 1 && child ? variantChoice(parent, child) : undefined;
	}
	const { id: productId, sku } = product;
	const parts = [{ sku, qty: 1 }];
	return {
		lineKey: sku,
		productId,
		sku,
		product,
		image: linePicture(product),
		price: priceOf(product),
		surcharge: 0,
		original: originalOf(product),
		options: [],
		partLabels: [],
		productOption: undefined,
		parts,
	};
}

function chooseByOptions(parent: Product, option: ProductOption | undefined): Choice | undefined {
	const chosen = new Map(
		option?.extension_attributes.configurable_item_options?.map(({ option_id, option_value }) => [
			option_id,
			option_value,
		]),
	);
	const options = parent.configurable_options ?? [];
	if (options.length === 0) return undefined;
	const child = parent.configurable_children?.find((candidate) =>
		options.every(
			({ attribute_id, attribute_code }) => chosen.get(String(attribute_id)) === optionOf(candidate, attribute_code),
		),
	);
	return child && variantChoice(parent, child);
}

function variantChoice(parent: Product, child: ConfigurableChild): Choice | undefined {
	if (child.status !== 1) return undefined;
	const chosen = (parent.configurable_options ?? []).map(({ attribute_id, attribute_code, label, values }) => {
		const option_value = optionOf(child, attribute_code) ?? 0;
		const value = values.find(({ value_index }) => value_index === option_value)?.label ?? '';
		return { option_id: String(attribute_id), option_value, label, value };
	});
	return {
		lineKey: child.sku,
		productId: child.id,
		sku: child.sku,
		product: parent,
		image: linePicture(child, parent),
		price: priceOf(child),
		surcharge: 0,
		original: originalOf(child),
		options: chosen.map(({ label, value }) => ({ label, value })),
		partLabels: [],
		productOption: { extension_attributes: { configurable_item_options: chosen } },
		parts: [{ sku: child.sku, qty: 1 }],
	};
}

function optionOf(child: ConfigurableChild, code: string): number | undefined {
	const value = child.custom_attributes?.find(({ attribute_code }) => attribute_code === code)?.value;
	return typeof value === 'number' ? value : undefined;
}
