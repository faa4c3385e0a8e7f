import { toAmount } from '@pasaz/kernel/domain/money';
import type { StaticChild, StaticProduct } from '../../platform/database/schema/catalog.ts';
import type { SourceProduct, SourceVariant } from '../source/catalog-source.ts';
import { customAttributes, gallery, ownColourAndSize, unpriced } from './product-fields.ts';
import type { Writing } from './writing.ts';

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

export function linkedParts(product: SourceProduct, writing: Writing) {
	const links = (product.links ?? []).map((link, position) => ({
		sku: product.sku,
		link_type: link.type,
		linked_product_sku: link.sku,
		linked_product_type: writing.products.get(link.sku)?.type ?? 'simple',
		position,
	}));
	return {
		...(links.length > 0 && { product_links: links }),
		...(product.type === 'bundle' && { bundle_options: bundleOptions(product, writing) }),
	};
}

function bundleOptions(product: SourceProduct, { idOf }: Writing) {
	return (product.bundleOptions ?? []).map((option, index) => ({
		option_id: index + 1,
		title: option.title,
		required: option.required,
		type: option.type,
		position: index,
		product_links: option.products.map(({ sku, qty, isDefault, canChange = false }, position) => ({
			id: String(idOf('product', sku)),
			sku,
			qty,
			is_default: isDefault,
			position,
			can_change_quantity: canChange,
		})),
	}));
}

export function customOptions({ customOptions: options }: SourceProduct): Pick<StaticProduct, 'custom_options'> {
	if (!options) return {};
	return {
		custom_options: options.map(({ title, type, required, maxCharacters, values }, index) => ({
			...{ option_id: index + 1, title, type, is_require: required },
			...(maxCharacters && { max_characters: maxCharacters }),
			...(values && {
				values: values.map(({ title, price = 0, percent }, place) => ({
					...{ option_type_id: place + 1, title },
					...(percent ? { price: percent, price_type: 'percent' } : { price: toAmount(price), price_type: 'fixed' }),
				})),
			}),
		})),
	};
}

export function downloadLinks({ sku, downloads }: SourceProduct): Pick<StaticProduct, 'downloads'> {
	if (!downloads) return {};
	return {
		downloads: downloads.map(({ title, sample }) => ({ title, ...(sample && { sample: samplePath(sku, sample) }) })),
	};
}

function samplePath(sku: string, file: string): string {
	return `/api/sample/${encodeURIComponent(sku)}/${encodeURIComponent(file)}`;
}
