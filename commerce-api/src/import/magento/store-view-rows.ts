import { toSlug } from '@pasaz/kernel/domain/search/tokens';
import { decodeHTMLStrict } from 'entities';
import type { CatalogTranslation, ProductTranslation } from '../../catalogue/source/catalog-source.ts';
import { attributeValues, parsePairs } from './attribute-book.ts';
import type { Making } from './product-of-row.ts';
import type { ExportRow } from './read-export.ts';

interface Imported extends Pick<Making, 'rows' | 'skipped' | 'urlKeys'> {
	skus: ReadonlySet<string>;
	/** Languages of the shop's store views by their codes. */
	languages: ReadonlyMap<string, string>;
}

/** Translations from the rows with a `store_view_code`: names, addresses, descriptions and the names of options. */
export function translationsOf(rows: ExportRow[], imported: Imported): Record<string, CatalogTranslation> {
	const translations: Record<string, CatalogTranslation> = {};
	/** Skus by the addresses that they have in some store view. */
	const taken = new Map<string, string>();
	for (const row of rows) {
		const [store, sku] = [row.get('store_view_code'), row.get('sku')];
		const language = imported.languages.get(store);
		const base = imported.rows.get(sku);
		if (language === undefined) leaveOut(row, imported, `there is no store view "${store}"`);
		else if (!base || !imported.skus.has(sku)) leaveOut(row, imported, 'its product is not imported');
		else {
			const known = translations[store] ?? { language, products: {}, attributes: {} };
			const { products = {}, attributes = {} } = known;
			products[sku] = { ...products[sku], ...textsOf(row), ...addressOf(row, imported.urlKeys, taken) };
			for (const [code, options] of optionsOf(row, base)) {
				attributes[code] = { options: { ...attributes[code]?.options, ...options } };
			}
			translations[store] = { language, products, attributes };
		}
	}
	return translations;
}

function leaveOut(row: ExportRow, { skipped }: Imported, reason: string): void {
	skipped.push({ line: row.line, sku: row.get('sku'), reason });
}

/** Empty columns keep the text of the product's own row. */
function textsOf(row: ExportRow): ProductTranslation {
	const [name, description] = [decodeHTMLStrict(row.get('name')), row.get('description')];
	const shortDescription = row.get('short_description');
	return {
		...(name && { name }),
		...(description && { description }),
		...(shortDescription && { shortDescription }),
	};
}

/** None where another product has it in any store view: in Magento an address is unique within its store view only. */
function addressOf(row: ExportRow, urlKeys: ReadonlySet<string>, taken: Map<string, string>): ProductTranslation {
	const [urlKey, sku] = [toSlug(row.get('url_key')), row.get('sku')];
	if (urlKey === '' || urlKeys.has(urlKey) || (taken.get(urlKey) ?? sku) !== sku) return {};
	taken.set(urlKey, sku);
	return { urlKey };
}

function optionsOf(row: ExportRow, base: ExportRow): [code: string, options: Record<string, string>][] {
	const valuesOf = (each: ExportRow) => attributeValues(parsePairs(each.get('additional_attributes')));
	const own = valuesOf(base);
	return Object.entries(valuesOf(row)).flatMap(([code, labels]) => {
		const known = own[code];
		if (known?.length !== labels.length) return [];
		return [[code, Object.fromEntries(known.map((label, index) => [label, labels[index] ?? label]))]];
	});
}
