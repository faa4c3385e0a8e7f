import type { StaticProduct } from '../../platform/database/schema/catalog.ts';
import { taxClassId } from '../prices/tax-rules.ts';
import type { SourceProduct, SourceVariant } from '../source/catalog-source.ts';
import { cleanHtml } from '../source/clean-html.ts';
import { pathsDownTo, variantUrlKey } from '../source/source-addresses.ts';
import { customAttributes, ownColourAndSize, picturesOf, unpriced } from './product-fields.ts';
import { configurableParts, customOptions, downloadLinks, linkedParts } from './product-parts.ts';
import type { Writing } from './writing.ts';

export function staticProduct(product: SourceProduct, writing: Writing): StaticProduct {
	const { urlKey, attributes: values } = product;
	return {
		...sharedFields(product, { item: product, urlKey, values }, writing),
		type_id: product.type,
		...(product.addresses && { addresses: product.addresses }),
		visibility: product.visibility,
		description: cleanHtml(product.description),
		short_description: product.shortDescription ? cleanHtml(product.shortDescription) : null,
		...(product.uuid && { uuid: product.uuid }),
		...configurableParts(product, writing),
		...linkedParts(product, writing),
		...customOptions(product),
		...downloadLinks(product),
	};
}

export function staticVariant(variant: SourceVariant, parent: SourceProduct, writing: Writing): StaticProduct {
	const described = { item: variant, urlKey: variantUrlKey(variant, parent), values: variant.options };
	return {
		...sharedFields(parent, described, writing),
		type_id: 'simple',
		visibility: 1,
		parentSku: parent.sku,
		parentId: writing.idOf('product', parent.sku),
	};
}

interface Described {
	item: SourceProduct | SourceVariant;
	urlKey: string;
	values: Record<string, string | string[]>;
}

/** @param product the item itself, or the parent of a variant */
function sharedFields(product: SourceProduct, { item, urlKey, values }: Described, writing: Writing) {
	return {
		id: writing.idOf('product', item.sku),
		sku: item.sku,
		name: item.name,
		slug: urlKey,
		url_key: urlKey,
		url_path: urlKey,
		status: item.enabled ? 1 : 2,
		...categoriesOf(product, writing),
		tax_class_id: taxClassId(product.taxClass),
		...unpriced(item.price),
		...picturesOf(item.pictures.length > 0 ? item.pictures : product.pictures, product.film),
		...ownColourAndSize(values, writing),
		custom_attributes: customAttributes({ ...product.attributes, ...values }, writing),
		...flagsOf(product, writing),
		erin_recommends: product.recommended,
		order_priority: product.priority,
		created_at: product.createdAt,
		updated_at: product.updatedAt ?? product.createdAt,
	};
}

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
		url_key: tags.get(slug)?.address ?? slug,
		flags_ids: idOf('tag', slug),
	}));
	const meanings = product.tags.map((slug) => tags.get(slug)?.means);
	return { flags, new: meanings.includes('new'), sale: meanings.includes('sale') };
}
