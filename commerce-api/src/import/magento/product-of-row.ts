import { toSlug } from '@pasaz/kernel/domain/search/tokens';
import { decodeHTMLStrict } from 'entities';
import * as z from 'zod';
import type { SourceProduct, SourceTag, SourceVariant } from '../../catalogue/source/catalog-source.ts';
import { type AttributeBook, attributeValues, parsePairs } from './attribute-book.ts';
import type { CategoryTree } from './categories.ts';
import type { PictureBook } from './pictures.ts';
import type { ExportRow } from './read-export.ts';
import { momentOf, parentPriceOf, priceOf, RowError, stockOf, taxClassOf, visibilityOf } from './row-values.ts';

export interface Skipped {
	line: number;
	sku: string;
	reason: string;
}

export interface Making {
	now: Date;
	rows: Map<string, ExportRow>;
	attributes: AttributeBook;
	/** Tags that mark new and reduced products. */
	tags: SourceTag[];
	tree: CategoryTree;
	pictures: PictureBook;
	urlKeys: Set<string>;
	/** Rows that became part of a product. */
	used: Set<string>;
	skipped: Skipped[];
}

const Uuid = z.uuid();
const ALONE = ['simple', 'virtual', 'downloadable'] as const;

export function attempt<T>(row: ExportRow, making: Making, make: () => T): T | undefined {
	try {
		return make();
	} catch (error) {
		if (!(error instanceof RowError)) throw error;
		skip(row, making, error.message);
		return undefined;
	}
}

export function skip(row: ExportRow, { skipped, used }: Making, reason: string): void {
	used.add(row.get('sku'));
	skipped.push({ line: row.line, sku: row.get('sku'), reason });
}

/** Undefined for a row that may be another product's variant. */
export function productOf(row: ExportRow, making: Making): SourceProduct | undefined {
	const named = row.get('product_type');
	if (named === 'configurable') return configurable(row, making);
	const type = ALONE.find((known) => known === named);
	if (!type) throw new RowError(`products of type "${named}" are not imported`);
	if (visibilityOf(row) === 1) return undefined;
	const product = { ...common(row, making), type, price: priceOf(row), stock: stockOf(row) };
	making.used.add(product.sku);
	return product;
}

function configurable(row: ExportRow, making: Making): SourceProduct {
	const listed = row.get('configurable_variations').split('|').map(parsePairs);
	const own = common(row, making);
	const price = parentPriceOf(row);
	const variants = listed.flatMap((pairs) => variantOf(row, pairs, making) ?? []);
	if (variants.length === 0) throw new RowError('none of its variants can be imported');
	making.used.add(own.sku);
	const [first] = variants;
	return {
		...own,
		type: 'configurable',
		price,
		stock: { qty: 0, isInStock: variants.some(({ stock }) => stock.isInStock) },
		variantAttributes: Object.keys(first?.options ?? {}).toSorted(),
		variants,
	};
}

function variantOf(parent: ExportRow, pairs: Map<string, string>, making: Making): SourceVariant | undefined {
	const { sku = '', ...options } = Object.fromEntries(pairs);
	const row = making.rows.get(sku);
	if (!row) {
		making.skipped.push({
			line: parent.line,
			sku: parent.get('sku'),
			reason: `its variant "${sku}" has no row of its own`,
		});
		return undefined;
	}
	return attempt(row, making, () => {
		if (!ALONE.some((type) => type === row.get('product_type')))
			throw new RowError('a variant must be a simple product');
		if (making.used.has(sku)) throw new RowError('it is already a variant of another product');
		const variant = {
			sku,
			name: decodeHTMLStrict(row.get('name')),
			price: priceOf(row),
			stock: stockOf(row),
			options,
			pictures: making.pictures.pathsOf(row),
			enabled: row.get('product_online') === '1',
		};
		making.attributes.note(options);
		making.used.add(sku);
		return variant;
	});
}

function common(row: ExportRow, making: Making) {
	const name = decodeHTMLStrict(row.get('name'));
	if (name === '') throw new RowError('the name is missing');
	const pairs = parsePairs(row.get('additional_attributes'));
	const attributes = attributeValues(pairs);
	const checked = {
		visibility: visibilityOf(row),
		createdAt: momentOf(row, 'created_at') ?? making.now.toISOString(),
		urlKey: urlKeyOf(row, making),
	};
	const updatedAt = updatedAtOf(row);
	making.attributes.note(attributes);
	const shortDescription = row.get('short_description');
	const { data: uuid } = Uuid.safeParse(pairs.get('uuid'));
	return {
		...checked,
		...(updatedAt && { updatedAt }),
		sku: row.get('sku'),
		name,
		enabled: row.get('product_online') === '1',
		description: row.get('description'),
		...(shortDescription && { shortDescription }),
		categories: making.tree.pathsOf(row.get('categories')),
		tags: making.tags.flatMap(({ slug, means = '' }) => (pairs.get(means) === 'Yes' ? [slug] : [])),
		pictures: making.pictures.pathsOf(row),
		attributes: single(attributes),
		taxClass: taxClassOf(row),
		recommended: pairs.get('erin_recommends') === 'Yes',
		...(uuid && { uuid }),
		priority: 0,
	};
}

/** Nothing but the order of lists depends on it, so that a row is not refused for one that cannot be read. */
function updatedAtOf(row: ExportRow): string | undefined {
	try {
		return momentOf(row, 'updated_at');
	} catch (error) {
		if (error instanceof RowError) return undefined;
		throw error;
	}
}

function single(values: Record<string, string[]>): Record<string, string | string[]> {
	return Object.fromEntries(
		Object.entries(values).map(([code, [first = '', ...more]]) => [code, more.length > 0 ? [first, ...more] : first]),
	);
}

/** The product's own url key, or its name as a slug; a duplicate gets the sku appended. */
function urlKeyOf(row: ExportRow, { urlKeys }: Making): string {
	const preferred = toSlug(row.get('url_key') || decodeHTMLStrict(row.get('name'))) || toSlug(row.get('sku'));
	const free = [preferred, `${preferred}-${toSlug(row.get('sku'))}`].find((candidate) => !urlKeys.has(candidate));
	if (!preferred || !free) throw new RowError('its address is already taken');
	urlKeys.add(free);
	return free;
}
