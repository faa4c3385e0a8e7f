import type { CustomAttribute, MediaGalleryEntry } from '@pasaz/kernel/contract/product';
import type { output } from 'zod';
import type { StaticChild, StaticProduct } from '../database/schema/catalog.ts';
import type { AttributeBook } from './attribute-rows.ts';
import type { IdOf } from './catalog-ids.ts';
import type { CatalogSource, SourceProduct, SourceTag, SourceVariant } from './catalog-source.ts';
import { pathsDownTo } from './category-rows.ts';
import { cleanHtml } from './clean-html.ts';
import { TAX_CLASS_IDS } from './tax-rules.ts';

/** What the documents of all products of one catalogue are made with. */
export interface Writing {
	source: CatalogSource;
	idOf: IdOf;
	attributes: AttributeBook;
	categoryNames: Map<string, string>;
	tags: Map<string, SourceTag>;
	products: Map<string, SourceProduct>;
	variantParents: Map<string, SourceProduct>;
}

type Gallery = output<typeof MediaGalleryEntry>[];
type CustomAttributes = output<typeof CustomAttribute>[];

/** Prices are 0 here; `assembleProduct` fills them in for the day. */
const UNPRICED = { price: 0, price_incl_tax: 0 };
const NEW_TAG = 'nowosc';
const SALE_TAG = 'promocje';

/** The part of a product's answer that neither orders nor the calendar change. */
export function staticProduct(product: SourceProduct, writing: Writing): StaticProduct {
	const { idOf } = writing;
	return {
		id: idOf('product', product.sku),
		sku: product.sku,
		name: product.name,
		type_id: product.type,
		...addressed(product.urlKey),
		status: product.enabled ? 1 : 2,
		visibility: product.visibility,
		...categoriesOf(product, writing),
		tax_class_id: TAX_CLASS_IDS[product.taxClass],
		...UNPRICED,
		special_from_date: product.price.specialFrom ?? null,
		special_to_date: product.price.specialTo ?? null,
		...picturesOf(product.pictures),
		description: cleanHtml(product.description),
		short_description: product.shortDescription ? cleanHtml(product.shortDescription) : null,
		...ownColourAndSize(product.attributes, writing),
		...configurableParts(product, writing),
		...linkedParts(product, writing),
		custom_attributes: customAttributes(product.attributes, writing),
		...flagsOf(product, writing),
		erin_recommends: product.recommended,
		order_priority: product.priority,
		created_at: product.createdAt,
		updated_at: product.createdAt,
	};
}

/** A variant as a product of its own: not to be shown alone, it leads to its parent. */
export function staticVariant(variant: SourceVariant, parent: SourceProduct, writing: Writing): StaticProduct {
	const { idOf } = writing;
	return {
		id: idOf('product', variant.sku),
		sku: variant.sku,
		name: variant.name,
		type_id: 'simple',
		parentSku: parent.sku,
		parentId: idOf('product', parent.sku),
		...addressed(variantUrlKey(variant, parent)),
		status: variant.enabled ? 1 : 2,
		visibility: 1,
		...categoriesOf(parent, writing),
		tax_class_id: TAX_CLASS_IDS[parent.taxClass],
		...UNPRICED,
		special_from_date: variant.price.specialFrom ?? null,
		special_to_date: variant.price.specialTo ?? null,
		...picturesOf(variant.pictures.length > 0 ? variant.pictures : parent.pictures),
		...ownColourAndSize(variant.options, writing),
		custom_attributes: customAttributes({ ...parent.attributes, ...variant.options }, writing),
		...flagsOf(parent, writing),
		erin_recommends: parent.recommended,
		order_priority: parent.priority,
		created_at: parent.createdAt,
		updated_at: parent.createdAt,
	};
}

/** A sku may hold what an address may not; the id keeps two alike apart. */
export function variantUrlKey(variant: SourceVariant, parent: SourceProduct): string {
	return `${parent.urlKey}-${variant.sku.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

function addressed(urlKey: string) {
	return { slug: urlKey, url_key: urlKey, url_path: urlKey };
}

/** With all categories above the assigned ones, the most specific path first. */
export function categoryPathsOf(product: SourceProduct): string[] {
	return [...new Set(product.categories.flatMap(pathsDownTo))];
}

function categoriesOf(product: SourceProduct, { idOf, categoryNames }: Writing) {
	const category = categoryPathsOf(product).map((path) => ({
		category_id: idOf('category', path),
		name: categoryNames.get(path) ?? path,
	}));
	return { category, category_ids: category.map(({ category_id }) => category_id) };
}

function picturesOf(pictures: string[]) {
	const [main = null] = pictures;
	return { image: main, small_image: main, thumbnail: main, media_gallery: gallery(pictures) };
}

function gallery(pictures: string[]): Gallery {
	return pictures.map((image, index) => ({ image, pos: index + 1, typ: 'image', lab: null }));
}

function ownColourAndSize(values: Record<string, string | string[]>, { attributes }: Writing) {
	const single = (code: string) => {
		const label = values[code];
		return typeof label === 'string' ? attributes.option(code, label).value : null;
	};
	return { color: single('color'), size: single('size') };
}

function customAttributes(values: Record<string, string | string[]>, { attributes }: Writing): CustomAttributes {
	return Object.entries(values).map(([code, value]) => {
		if (attributes.get(code).frontend_input === 'text') return { attribute_code: code, value };
		const ids = [value].flat().map((label) => attributes.option(code, label).value);
		const [only] = ids;
		return { attribute_code: code, value: typeof value === 'string' && only !== undefined ? only : ids };
	});
}

function flagsOf(product: SourceProduct, { idOf, tags }: Writing) {
	const flags = product.tags.map((slug) => ({
		name: tags.get(slug)?.name ?? slug,
		url_key: slug,
		flags_ids: idOf('tag', slug),
	}));
	return { flags, new: product.tags.includes(NEW_TAG), sale: product.tags.includes(SALE_TAG) };
}

function configurableParts(product: SourceProduct, writing: Writing) {
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
		...UNPRICED,
		special_from_date: variant.price.specialFrom ?? null,
		special_to_date: variant.price.specialTo ?? null,
		image,
		media_gallery: gallery(variant.pictures),
		...ownColourAndSize(variant.options, writing),
		custom_attributes: customAttributes(variant.options, writing),
	};
}

function linkedParts(product: SourceProduct, writing: Writing) {
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

/** Options of a bundle are numbered within their product. */
function bundleOptions(product: SourceProduct, { idOf }: Writing) {
	return (product.bundleOptions ?? []).map((option, index) => ({
		option_id: index + 1,
		title: option.title,
		required: option.required,
		type: option.type,
		position: index,
		product_links: option.products.map(({ sku, qty, isDefault }, position) => ({
			id: String(idOf('product', sku)),
			sku,
			qty,
			is_default: isDefault,
			position,
			can_change_quantity: false,
		})),
	}));
}
