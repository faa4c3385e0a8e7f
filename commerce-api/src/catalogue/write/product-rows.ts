import type { ProductType } from '@pasaz/kernel/contract/product-type';
import type { InferInsertModel } from 'drizzle-orm';
import type {
	productDocuments,
	productParts,
	products,
	StaticProduct,
	stock,
} from '../../platform/database/schema/catalog.ts';
import { fromMoment, untilMoment } from '../prices/start-of-day.ts';
import { taxClassId } from '../prices/tax-rules.ts';
import { isMadeOfOthers, isVirtualType } from '../product-types.ts';
import { CatalogError } from '../source/catalog-error.ts';
import type { SourcePrice, SourceProduct, SourceVariant } from '../source/catalog-source.ts';
import { categoryPathsOf, staticProduct, staticVariant } from '../static-product.ts';
import type { Writing } from './writing.ts';

export type ProductRow = Omit<
	InferInsertModel<typeof products>,
	'originalPrice' | 'finalPrice' | 'isInStock' | 'revision'
>;

/** One product with everything that hangs on it. */
export interface ProductRows {
	products: ProductRow[];
	documents: InferInsertModel<typeof productDocuments>[];
	parts: InferInsertModel<typeof productParts>[];
	stock: InferInsertModel<typeof stock>[];
}

export function productRows(product: SourceProduct, writing: Writing): ProductRows {
	const variants = product.variants ?? [];
	const variantRows = variants.map((variant) => variantRow(variant, product, writing));
	return {
		products: [ownRow(product, writing), ...variantRows],
		documents: documentsOf(product, writing).map((document) => ({ productId: document.id, document })),
		parts: partRows(product, writing),
		stock: [
			...(isMadeOfOthers(product.type) ? [] : [stockRow(product, product.type, writing)]),
			...variants.map((variant) => stockRow(variant, 'simple', writing)),
		],
	};
}

/** The product's own, then its variants'. */
export function documentsOf(product: SourceProduct, writing: Writing): StaticProduct[] {
	const variants = product.variants ?? [];
	return [staticProduct(product, writing), ...variants.map((variant) => staticVariant(variant, product, writing))];
}

function ownRow(product: SourceProduct, writing: Writing): ProductRow {
	const id = writing.idOf('product', product.sku);
	const variantOptions = (product.variants ?? [])
		.filter(({ enabled }) => enabled)
		.flatMap(({ options }) => filterableIds(options, writing));
	return {
		id,
		sku: product.sku,
		typeId: product.type,
		name: product.name,
		urlKey: product.urlKey,
		status: product.enabled ? 1 : 2,
		visibility: product.visibility,
		...sharedColumns(product, writing),
		...priceColumns(product.price),
		optionIds: [...new Set([...filterableIds(product.attributes, writing), ...variantOptions])],
		listedAs: product.type === 'configurable' ? null : id,
	};
}

function variantRow(variant: SourceVariant, parent: SourceProduct, writing: Writing): ProductRow {
	const document = staticVariant(variant, parent, writing);
	return {
		id: document.id,
		sku: variant.sku,
		parentId: writing.idOf('product', parent.sku),
		typeId: 'simple',
		name: variant.name,
		urlKey: document.url_key,
		status: document.status,
		visibility: 1,
		...sharedColumns(parent, writing),
		...priceColumns(variant.price),
		optionIds: [...new Set(filterableIds({ ...parent.attributes, ...variant.options }, writing))],
		listedAs: variant.enabled ? writing.idOf('product', parent.sku) : null,
	};
}

function sharedColumns(product: SourceProduct, { idOf }: Writing) {
	return {
		taxClassId: taxClassId(product.taxClass),
		recommended: product.recommended,
		priority: product.priority,
		createdAt: new Date(product.createdAt),
		updatedAt: new Date(product.createdAt),
		categoryIds: categoryPathsOf(product).map((path) => idOf('category', path)),
		tagIds: product.tags.map((slug) => idOf('tag', slug)),
	};
}

function priceColumns(price: SourcePrice) {
	return {
		regularPrice: price.regular,
		specialPrice: price.special ?? null,
		specialFrom: price.specialFrom ? fromMoment(price.specialFrom) : null,
		specialTo: price.specialTo ? untilMoment(price.specialTo) : null,
	};
}

function filterableIds(values: Record<string, string | string[]>, { attributes }: Writing): number[] {
	return Object.entries(values).flatMap(([code, value]) => {
		const known = attributes.get(code);
		if (!attributes.isFilterable(code) || known.frontend_input === 'text') return [];
		return [value].flat().map((label) => attributes.option(code, label).value);
	});
}

function stockRow(item: SourceProduct | SourceVariant, type: ProductType, { idOf }: Writing) {
	return {
		productId: idOf('product', item.sku),
		sku: item.sku,
		qty: item.stock.qty,
		isInStock: item.stock.isInStock,
		manageStock: !isVirtualType(type),
	};
}

function partRows(product: SourceProduct, writing: Writing): ProductRows['parts'] {
	const parentId = writing.idOf('product', product.sku);
	const part = (sku: string) => ({ parentId, partId: writing.idOf('product', existing(sku, product, writing)) });
	const plain = { optionId: 0, required: true, isDefault: false, qty: 1 };
	if (product.type === 'bundle') {
		return (product.bundleOptions ?? []).flatMap((option, index) =>
			option.products.map(({ sku, qty, isDefault }) => ({
				...part(sku),
				optionId: index + 1,
				required: option.required,
				isDefault,
				qty,
			})),
		);
	}
	const variants = (product.variants ?? []).map(({ sku }) => sku);
	const associated = (product.links ?? []).filter(({ type }) => type === 'associated').map(({ sku }) => sku);
	return [...variants, ...associated].map((sku) => ({ ...part(sku), ...plain }));
}

function existing(sku: string, product: SourceProduct, { products, variantParents }: Writing): string {
	if (products.has(sku) || variantParents.has(sku)) return sku;
	throw new CatalogError(`The product "${product.sku}" is made of "${sku}", which does not exist`);
}
