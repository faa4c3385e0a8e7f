import type { CatalogSource, SourceTag } from '../../catalogue/source/catalog-source.ts';
import { createAttributeBook } from './attribute-book.ts';
import { createCategoryTree } from './categories.ts';
import { createPictureBook } from './pictures.ts';
import { attempt, type Making, productOf, type Skipped, skip } from './product-of-row.ts';
import type { ExportRow } from './read-export.ts';
import { translationsOf } from './store-view-rows.ts';
import { tiersOf, withTiers } from './tiers.ts';

export interface Conversion {
	source: Omit<CatalogSource, 'pages' | 'faq' | 'taxRules'>;
	skipped: Skipped[];
	missingPictures: string[];
}

interface ConvertOptions {
	media: string | undefined;
	now: Date;
	/** Languages of the shop's store views by their codes. */
	languages: ReadonlyMap<string, string>;
	tags: SourceTag[];
	tierRows: ExportRow[];
}

/** Converts an export to a catalogue; rows that cannot be converted are reported and left out. */
export function toCatalog(all: ExportRow[], { media, now, languages, tags, tierRows }: ConvertOptions): Conversion {
	const making: Making = {
		now,
		tags,
		rows: new Map(),
		attributes: createAttributeBook(),
		tree: createCategoryTree(),
		pictures: createPictureBook(media),
		urlKeys: new Set(),
		used: new Set(),
		skipped: [],
	};
	const isBase = (row: ExportRow) => row.get('store_view_code') === '';
	const distinct = all.filter(isBase).filter((row) => isDistinct(row, making));
	const products = distinct.flatMap((row) => attempt(row, making, () => productOf(row, making)) ?? []);
	for (const row of distinct) {
		if (!making.used.has(row.get('sku'))) skip(row, making, 'it is not visible on its own and belongs to no product');
	}
	const skus = new Set(products.flatMap(({ sku, variants = [] }) => [sku, ...variants.map((variant) => variant.sku)]));
	const { rows, skipped } = making;
	const tiers = tiersOf(tierRows, making);
	const priced = products.map((product) => withTiers(product, tiers));
	const foreign = all.filter((row) => !isBase(row));
	return {
		source: {
			categories: making.tree.categories(),
			attributes: making.attributes.attributes(),
			tags,
			products: priced.map((product, index) => ({ ...product, priority: products.length - index })),
			pictures: making.pictures.pictures,
			translations: translationsOf(foreign, { rows, skipped, skus, languages, urlKeys: making.urlKeys }),
		},
		skipped: making.skipped.toSorted((a, b) => a.line - b.line),
		missingPictures: [...making.pictures.missing].toSorted(),
	};
}

function isDistinct(row: ExportRow, { rows, skipped }: Making): boolean {
	const sku = row.get('sku');
	const [reason] = [
		...(sku === '' ? ['the sku is missing'] : []),
		...(rows.has(sku) ? [`the sku is already given in line ${rows.get(sku)?.line}`] : []),
	];
	if (reason) skipped.push({ line: row.line, sku, reason });
	else rows.set(sku, row);
	return !reason;
}
