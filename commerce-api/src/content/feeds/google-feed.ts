import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { escapeXml } from './escape-xml.ts';
import type { FeedFormat, FeedItem } from './feed-items.ts';

/** RSS 2.0 with the fields of Google Merchant Center. */
export const googleFeed: FeedFormat = {
	contentType: 'application/rss+xml; charset=utf-8',
	head: (view, address) =>
		`<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${tag('title', view.seo.siteName)}${tag('link', address)}${tag('description', view.seo.defaultTitle)}\n`,
	item: (item, view) => `<item>${fieldsOf(item, view).join('')}</item>\n`,
	foot: '</channel>\n</rss>\n',
};

function fieldsOf(item: FeedItem, view: StoreView): string[] {
	const money = (amount: number) => `${amount.toFixed(2)} ${view.i18n.currencyCode}`;
	const { freeFrom, amountInclTax } = view.shipping;
	const { gender, age_group, google_product_category } = item.facts;
	const delivery = money(item.isShipped && item.price < freeFrom ? amountInclTax : 0);
	return [
		tag('g:id', item.id),
		tag('g:item_group_id', item.group),
		tag('g:title', item.title.slice(0, 150)),
		tag('g:description', item.description),
		tag('g:link', item.link),
		tag('g:image_link', item.image),
		...item.moreImages.map((image) => tag('g:additional_image_link', image)),
		tag('g:availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
		tag('g:price', money(item.regularPrice)),
		tag('g:sale_price', item.price < item.regularPrice ? money(item.price) : undefined),
		tag('g:brand', view.seo.siteName),
		tag('g:condition', 'new'),
		tag('g:identifier_exists', 'no'),
		tag('g:color', item.color),
		tag('g:size', item.size),
		tag('g:gender', gender),
		tag('g:age_group', age_group),
		tag('g:google_product_category', google_product_category?.toString()),
		tag('g:product_type', item.productType || undefined),
		`<g:shipping>${tag('g:country', view.i18n.defaultCountry)}${tag('g:price', delivery)}</g:shipping>`,
	];
}

function tag(name: string, value: string | undefined): string {
	return value === undefined ? '' : `<${name}>${escapeXml(value)}</${name}>`;
}
