import type { FeedFormat } from './feed-format.ts';

const COLUMNS = [
	'id',
	'item_group_id',
	'title',
	'description',
	'link',
	'image_link',
	'availability',
	'price',
	'sale_price',
	'currency',
	'color',
	'size',
	'product_type',
];

/** RFC 4180, in UTF-8. */
export const csvFeed: FeedFormat = {
	contentType: 'text/csv; charset=utf-8; header=present',
	head: () => line(COLUMNS),
	item: (item, { i18n }) =>
		line([
			item.id,
			item.group,
			item.title,
			item.description,
			item.link,
			item.image,
			item.isInStock ? 'in_stock' : 'out_of_stock',
			item.regularPrice.toFixed(2),
			item.price < item.regularPrice ? item.price.toFixed(2) : undefined,
			i18n.currencyCode,
			item.color,
			item.size,
			item.productType,
		]),
	foot: '',
};

function line(cells: (string | undefined)[]): string {
	return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`;
}

/** A spreadsheet takes a cell that begins with one of these for a formula. */
function quoted(cell: string): string {
	const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
