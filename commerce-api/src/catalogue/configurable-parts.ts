import type { StaticChild } from '../platform/database/schema/catalog.ts';
import { customAttributes, gallery, ownColourAndSize, unpriced } from './product-fields.ts';
import type { SourceProduct, SourceVariant } from './source/catalog-source.ts';
import type { Writing } from './write/writing.ts';

/** What a product that is chosen by colour and size has beyond others. */
export function configurableParts(product: SourceProduct, writing: Writing) {
	if (product.type !== 'configurable') return {};
	const variants = product.variants ?? [];
	return {
		color_options: optionIds(variants, 'color', writing),
		size_options: optionIds(variants, 'size', writing),
		configurable_options: (product.variantAttributes ?? []).map((code, index) =>
			configurableOption({ product, code, index }, writing),
		),
		configurable_children: variants.map((variant) => staticChild(variant, product, writing)),
	};
}

function configurableOption(at: { product: SourceProduct; code: string; index: number }, writing: Writing) {
	const { attribute_id, frontend_label, options } = writing.attributes.get(at.code);
	const used = new Set(optionIds(at.product.variants ?? [], at.code, writing));
	return {
		id: attribute_id,
		attribute_id,
		attribute_code: at.code,
		label: frontend_label,
		position: at.index,
		product_id: writing.idOf('product', at.product.sku),
		values: options
			.filter(({ value }) => used.has(value))
			.map(({ value, label, swatch }) => ({ value_index: value, label, ...(swatch && { swatch }) })),
	};
}

function optionIds(variants: SourceVariant[], code: string, { attributes }: Writing): number[] {
	const labels = variants.filter(({ enabled }) => enabled).flatMap(({ options }) => options[code] ?? []);
	return [...new Set(labels)].map((label) => attributes.option(code, label).value);
}

function staticChild(variant: SourceVariant, parent: SourceProduct, writing: Writing): StaticChild {
	const [image = parent.pictures[0] ?? null] = variant.pictures;
	return {
		id: writing.idOf('product', variant.sku),
		sku: variant.sku,
		name: variant.name,
		status: variant.enabled ? 1 : 2,
		...unpriced(variant.price),
		image,
		media_gallery: gallery(variant.pictures),
		...ownColourAndSize(variant.options, writing),
		custom_attributes: customAttributes(variant.options, writing),
	};
}
