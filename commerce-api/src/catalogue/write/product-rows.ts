import type { ProductType } from '@pasaz/kernel/contract/product-type';
import { ALL_GROUPS } from '@pasaz/kernel/contract/tier-price';
import type { InferInsertModel } from 'drizzle-orm';
import type {
	productDocuments,
	productParts,
	products,
	StaticProduct,
	stock,
	tierPrices,
} from '../../platform/database/schema/catalog.ts';
import { fromMoment, untilMoment } from '../prices/start-of-day.ts';
import { isMadeOfOthers, isVirtualType } from '../product-types.ts';
import { CatalogError, type SourcePrice, type SourceProduct, type SourceVariant } from '../source/catalog-source.ts';
import { staticProduct, staticVariant } from './static-product.ts';
import type { Writing } from './writing.ts';

export type ProductRow = Omit<
	InferInsertModel<typeof products>,
	'originalPrice' | 'finalPrice' | 'isInStock' | 'revision'
>;

export interface ProductRows {
	products: ProductRow[];
	documents: InferInsertModel<typeof productDocuments>[];
	parts: InferInsertModel<typeof productParts>[];
	stock: InferInsertModel<typeof stock>[];
	tiers: InferInsertModel<typeof tierPrices>[];
}

export function productRows(product: SourceProduct, writing: Writing): ProductRows {
	const { variants = [] } = product;
	const documents = documentsOf(product, writing);
	const sold = [...(isMadeOfOthers(product.type) ? [] : [product]), ...variants];
	return {
		products: documents.map((document, index) =>
			productRow(document, { product, variant: variants[index - 1] }, writing),
		),
		documents: documents.map((document) => ({ productId: document.id, document })),
		parts: partRows(product, writing),
		stock: [
			...(isMadeOfOthers(product.type) ? [] : [stockRow(product, product.type, writing)]),
			...variants.map((variant) => stockRow(variant, 'simple', writing)),
		],
		tiers: sold.flatMap((item) => tierRows(item, writing)),
	};
}

/** The product's own, then its variants'. */
export function documentsOf(product: SourceProduct, writing: Writing): StaticProduct[] {
	const variants = product.variants ?? [];
	return [staticProduct(product, writing), ...variants.map((variant) => staticVariant(variant, product, writing))];
}

interface ProductOrVariant {
	product: SourceProduct;
	variant: SourceVariant | undefined;
}

function productRow(document: StaticProduct, { product, variant }: ProductOrVariant, writing: Writing): ProductRow {
	const { idOf } = writing;
	return {
		id: document.id,
		sku: document.sku,
		parentId: document.parentId ?? null,
		typeId: document.type_id,
		name: document.name,
		urlKey: document.url_key,
		status: document.status,
		visibility: document.visibility,
		taxClassId: document.tax_class_id,
		recommended: product.recommended,
		priority: product.priority,
		createdAt: new Date(product.createdAt),
		updatedAt: new Date(product.updatedAt ?? product.createdAt),
		categoryIds: document.category_ids,
		tagIds: product.tags.map((slug) => idOf('tag', slug)),
		...priceColumns((variant ?? product).price),
		optionIds: variant
			? filterableIds([{ ...product.attributes, ...variant.options }], writing)
			: filterableIds([product.attributes, ...enabledOptions(product)], writing),
		listedAs: listedAs(document, variant?.enabled ?? true),
	};
}

function enabledOptions({ variants = [] }: SourceProduct) {
	return variants.filter(({ enabled }) => enabled).map(({ options }) => options);
}

/** Listed variants are listed as their parent, which is not listed by itself. */
function listedAs({ id, type_id, parentId }: StaticProduct, isEnabled: boolean): number | null {
	if (type_id === 'configurable' || !isEnabled) return null;
	return parentId ?? id;
}

function priceColumns(price: SourcePrice) {
	return {
		regularPrice: price.regular,
		specialPrice: price.special ?? null,
		specialFrom: price.specialFrom ? fromMoment(price.specialFrom) : null,
		specialTo: price.specialTo ? untilMoment(price.specialTo) : null,
	};
}

/** The last of several that are alike counts. */
function tierRows({ sku, price: { tiers = [] } }: SourceProduct | SourceVariant, { idOf }: Writing) {
	const rows = tiers.map(({ qty, price, groupId = ALL_GROUPS }) => ({
		productId: idOf('product', sku),
		groupId,
		qty,
		price,
	}));
	return [...new Map(rows.map((row) => [`${row.groupId} ${row.qty}`, row])).values()];
}

function filterableIds(lists: Record<string, string | string[]>[], { attributes }: Writing): number[] {
	const ids = lists.flatMap(Object.entries<string | string[]>).flatMap(([code, value]) => {
		const known = attributes.get(code);
		if (!attributes.isFilterable(code) || known.frontend_input === 'text') return [];
		return [value].flat().map((label) => attributes.option(code, label).value);
	});
	return [...new Set(ids)];
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

function existing(sku: string, product: SourceProduct, { skus }: Writing): string {
	if (skus.has(sku)) return sku;
	throw new CatalogError(`The product "${product.sku}" is made of "${sku}", which does not exist`);
}
