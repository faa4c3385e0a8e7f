import type { StaticProduct } from '../platform/database/schema/catalog.ts';
import { configurableParts } from './configurable-parts.ts';
import { linkedParts } from './linked-parts.ts';
import { taxClassId } from './prices/tax-rules.ts';
import { customAttributes, ownColourAndSize, picturesOf, unpriced } from './product-fields.ts';
import type { SourceProduct, SourceVariant } from './source/catalog-source.ts';
import { cleanHtml } from './source/clean-html.ts';
import { pathsDownTo } from './write/category-rows.ts';
import type { Writing } from './write/writing.ts';

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
		tax_class_id: taxClassId(product.taxClass),
		...unpriced(product.price),
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
		tax_class_id: taxClassId(parent.taxClass),
		...unpriced(variant.price),
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

function flagsOf(product: SourceProduct, { idOf, tags }: Writing) {
	const flags = product.tags.map((slug) => ({
		name: tags.get(slug)?.name ?? slug,
		url_key: slug,
		flags_ids: idOf('tag', slug),
	}));
	const meanings = product.tags.map((slug) => tags.get(slug)?.means);
	return { flags, new: meanings.includes('new'), sale: meanings.includes('sale') };
}
