import { toGrosze } from '@pasaz/kernel/domain/money';
import { fromMoment } from '../../catalogue/prices/start-of-day.ts';
import type { SourcePrice, SourceProduct, SourceStock } from '../../catalogue/source/catalog-source.ts';
import { isStorable } from '../../platform/database/storable.ts';
import type { ExportRow } from './read-export.ts';

/** The row cannot become a product; the report quotes the message. */
export class RowError extends Error {
	override name = 'RowError';
}

const VISIBILITY: Record<string, SourceProduct['visibility']> = {
	'Not Visible Individually': 1,
	Catalog: 2,
	Search: 3,
	'Catalog, Search': 4,
};

/** Quantity of products whose stock Magento does not count. */
const UNCOUNTED = 9999;

export function visibilityOf(row: ExportRow): SourceProduct['visibility'] {
	const visibility = VISIBILITY[row.get('visibility')];
	if (!visibility) throw new RowError(`unknown visibility "${row.get('visibility')}"`);
	return visibility;
}

/** Prices in the export are gross currency units: 52 is 52 PLN. */
export function priceOf(row: ExportRow): SourcePrice {
	const regular = amountOf(row, 'price');
	if (regular === undefined) throw new RowError('the price is missing');
	const special = amountOf(row, 'special_price');
	const from = dateOf(row, 'special_price_from_date');
	const to = dateOf(row, 'special_price_to_date');
	if (special === undefined || special >= regular) return { regular };
	return { regular, special, ...(from && { specialFrom: from }), ...(to && { specialTo: to }) };
}

/** A configurable product may have no price of its own. */
export function parentPriceOf(row: ExportRow): SourcePrice {
	return row.get('price') === '' ? { regular: 0 } : priceOf(row);
}

function amountOf(row: ExportRow, column: string): number | undefined {
	const text = row.get(column);
	if (text === '') return undefined;
	const amount = Number(text);
	if (!/^\d/.test(text) || !(amount < 10_000_000)) throw new RowError(`the ${column} "${text}" is not an amount`);
	return toGrosze(amount);
}

/** Dates are written as `4/30/26` or in ISO form. */
function dateOf(row: ExportRow, column: string): string | undefined {
	const text = row.get(column);
	if (text === '') return undefined;
	const american = text.match(/^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/);
	const [, month = '', day = '', year = ''] = american ?? [];
	const date = american
		? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
		: text.slice(0, 10);
	if (!isStorable(fromMoment(date))) throw new RowError(`the ${column} "${text}" is not a date`);
	return date;
}

export function stockOf(row: ExportRow): SourceStock {
	const qty = Number(row.get('qty') || 0);
	if (!Number.isFinite(qty)) throw new RowError(`the qty "${row.get('qty')}" is not a number`);
	const isCounted = row.get('manage_stock') !== '0' || row.get('use_config_manage_stock') === '1';
	return {
		qty: isCounted ? Math.max(0, Math.trunc(qty)) : UNCOUNTED,
		isInStock: row.get('is_in_stock') === '1' && (!isCounted || qty > 0),
	};
}

/** Unknown classes get the standard rate: too much tax is corrected more easily than too little. */
export function taxClassOf(row: ExportRow): SourceProduct['taxClass'] {
	const name = row.get('tax_class_name').toLowerCase();
	if (name === 'none') return 'none';
	return name.includes('reduced') ? 'reduced' : 'standard';
}

export function momentOf(row: ExportRow, column: 'created_at' | 'updated_at'): string | undefined {
	const date = dateOf(row, column);
	return date && new Date(date).toISOString();
}
