import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { FeedFormat, FeedItem } from './feed-items.ts';

type Column = (item: FeedItem, view: StoreView) => string | undefined;

const COLUMNS: Record<string, Column> = {
	id: ({ id }) => id,
	item_group_id: ({ group }) => group,
	title: ({ title }) => title,
	description: ({ description }) => description,
	link: ({ link }) => link,
	image_link: ({ image }) => image,
	availability: ({ isInStock }) => (isInStock ? 'in_stock' : 'out_of_stock'),
	price: ({ regularPrice }) => regularPrice.toFixed(2),
	sale_price: ({ price, regularPrice }) => (price < regularPrice ? price.toFixed(2) : undefined),
	currency: (_, { i18n }) => i18n.currencyCode,
	color: ({ color }) => color,
	size: ({ size }) => size,
	product_type: ({ productType }) => productType,
	gender: ({ facts }) => facts.gender,
	age_group: ({ facts }) => facts.age_group,
	google_product_category: ({ facts }) => facts.google_product_category?.toString(),
};

/** RFC 4180, in UTF-8. */
export const csvFeed: FeedFormat = {
	contentType: 'text/csv; charset=utf-8; header=present',
	head: () => line(Object.keys(COLUMNS)),
	item: (item, view) => line(Object.values(COLUMNS).map((cellOf) => cellOf(item, view))),
	foot: '',
};

function line(cells: (string | undefined)[]): string {
	return `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`;
}

/** Spreadsheets take a cell that begins with one of these for a formula. */
function quoted(cell: string): string {
	const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
