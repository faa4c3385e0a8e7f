import type { ConfigurableChild, ConfigurableOption, Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { pictureUrl } from '@pasaz/kernel/domain/picture';
import { productPath } from '@pasaz/kernel/routes';
import { isVirtualType } from '../../catalogue/product-types.ts';
import type { FeedFacts } from '../../platform/feed-categories.ts';
import { addressIn, type Shop } from '../../platform/store-views.ts';

export interface FeedFormat {
	contentType: string;
	head(view: StoreView, address: string): string;
	item(item: FeedItem, view: StoreView): string;
	foot: string;
}

/** A product or a variant that can be bought. Amounts are gross decimal units of the store view. */
export interface FeedItem {
	id: string;
	/** The same for all variants of a product. */
	group: string | undefined;
	title: string;
	/** Plain text. */
	description: string;
	link: string;
	image: string | undefined;
	/** Further pictures, of a variant its own. */
	moreImages: string[];
	isInStock: boolean;
	/** False for what is sent as a file, or not at all. */
	isShipped: boolean;
	regularPrice: number;
	/** Below the regular price while it is reduced. */
	price: number;
	color: string | undefined;
	size: string | undefined;
	/** Names from the top, e.g. `Ona > Sukienki`. */
	productType: string;
	facts: FeedFacts;
}

interface Place {
	shop: Shop;
	view: StoreView;
	factsOf: (product: Product) => FeedFacts;
}

/** Google takes ten beside the main one. */
const MORE_IMAGES = 10;

/** A grouped product is a list of others and has no item. */
export function feedItems(product: Product, place: Place): FeedItem[] {
	if (product.type_id === 'grouped' || product.price_incl_tax <= 0) return [];
	if (product.type_id !== 'configurable') return [itemOf(product, undefined, place)];
	const children = product.configurable_children ?? [];
	return children.filter(({ status }) => status === 1).map((child) => itemOf(product, child, place));
}

function itemOf(product: Product, child: ConfigurableChild | undefined, { shop, view, factsOf }: Place): FeedItem {
	const sold = child ?? product;
	const image = child?.image ?? product.image;
	const gallery = child?.media_gallery ?? product.media_gallery;
	const others = gallery.map((entry) => entry.image).filter((path) => path !== image);
	const urlOf = (path: string) => new URL(pictureUrl(path, '1200x1488', 'webp'), shop.publicUrl).href;
	const options = product.configurable_options ?? [];
	return {
		id: sold.sku,
		group: child && product.sku,
		title: product.name,
		description: toPlainText(product.description ?? product.short_description ?? product.name),
		link: new URL(addressIn(shop, view.storeCode, productPath(product, child?.sku))).href,
		image: image ? urlOf(image) : undefined,
		moreImages: others.slice(0, MORE_IMAGES).map(urlOf),
		isInStock: sold.stock?.is_in_stock ?? false,
		isShipped: !isVirtualType(product.type_id),
		regularPrice: sold.original_price_incl_tax ?? sold.price_incl_tax,
		price: sold.price_incl_tax,
		color: child && labelOf(options, 'color', child.color),
		size: child && labelOf(options, 'size', child.size),
		productType: product.category.map(({ name }) => name).join(' > '),
		facts: factsOf(product),
	};
}

function labelOf(options: ConfigurableOption[], code: string, value: number | null | undefined): string | undefined {
	const option = options.find(({ attribute_code }) => attribute_code === code);
	return option?.values.find(({ value_index }) => value_index === value)?.label;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function toPlainText(html: string): string {
	return html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, 5000)
		.toWellFormed();
}
