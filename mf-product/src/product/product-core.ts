import type { ConfigurableChild, ConfigurableOption, Product } from '@pasaz/kernel/contract/product';
import { priceTiers, rangePrice, shownPrice } from '@pasaz/kernel/domain/price';
import { swatchOf } from '@pasaz/kernel/domain/swatch';
import { isAvailable, variantOptions } from '@pasaz/kernel/domain/variant';
import { productPath } from '@pasaz/kernel/routes';
import type { PageVariant, ProductPageData, VariantAttribute } from './product-page-data.ts';

type Core = Omit<ProductPageData, 'crumbs' | 'details' | 'set' | 'group' | 'related' | 'leadImage' | 'reviews'>;

const SUMMARY_LENGTH = 155;

function choiceValue(value: ConfigurableOption['values'][number]): VariantAttribute['values'][number] {
	const swatch = swatchOf(value);
	return { id: value.value_index, label: value.label, ...(swatch && { swatch }) };
}

function attributeOf({ attribute_id, attribute_code, label, values }: ConfigurableOption): VariantAttribute {
	return {
		id: attribute_id,
		code: attribute_code,
		label,
		values: values.map(choiceValue),
	};
}

/** Attributes that distinguish the variants, in the order of the shop; never the price (rule 4.19). */
function attributesOf({ configurable_options = [] }: Product): VariantAttribute[] {
	const options = configurable_options.filter(({ attribute_code }) => attribute_code !== 'price');
	return options.toSorted((a, b) => a.position - b.position).map(attributeOf);
}

function picturesOf(source: { image?: string | null | undefined; media_gallery?: { image: string }[] | undefined }) {
	const pictures = source.media_gallery?.map(({ image }) => image) ?? [];
	return [...new Set([...(source.image ? [source.image] : []), ...pictures])];
}

/** Editors type it, so only https addresses and paths of the shop become links. */
function videoOf({ media_gallery }: Product): string | null {
	const address = media_gallery.find(({ vid }) => vid)?.vid;
	return address && /^(https:\/\/|\/(?!\/))/.test(address) ? address : null;
}

/** Collects galleries without duplicates: variants of one colour share one. */
function galleryBook(own: string[]) {
	const galleries = [own];
	const indexOf = (pictures: string[]) => {
		if (pictures.length === 0) return 0;
		const known = galleries.findIndex((gallery) => gallery.join() === pictures.join());
		return known >= 0 ? known : galleries.push(pictures) - 1;
	};
	return { galleries, indexOf };
}

function tiersOf({ tier_prices }: Pick<Product, 'tier_prices'>): Pick<PageVariant, 'tiers'> {
	return tier_prices ? { tiers: priceTiers(tier_prices) } : {};
}

/** A product whose variants have its prices may have none of its own, which says nothing. */
function isUntaxed({ price, price_incl_tax }: Product): boolean {
	return price_incl_tax > 0 && price_incl_tax === price;
}

function variantOf(child: ConfigurableChild, codes: string[], now: number): Omit<PageVariant, 'gallery'> {
	const { final, regular, lowest30Days } = shownPrice(child, now);
	return {
		id: child.id,
		sku: child.sku,
		options: variantOptions(child, codes),
		price: final,
		regularPrice: regular,
		lowest30Days,
		...tiersOf(child),
		stockQty: child.stock?.qty ?? null,
		isInStock: isAvailable(child),
	};
}

/** Cleaned HTML has no other entities. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Plain text of HTML, cut between words. */
export function summaryOf(html: string): string {
	const text = html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
	return text.length > SUMMARY_LENGTH ? `${text.slice(0, text.lastIndexOf(' ', SUMMARY_LENGTH - 1))}…` : text;
}

/** @param now ms since 1970 */
export function productCore(product: Product, now: number): Core {
	const attributes = attributesOf(product);
	const children = (product.configurable_children ?? []).filter(({ status }) => status < 2);
	const available = children.filter(isAvailable);
	const price = rangePrice(product, available.length > 0 ? available : children, now);
	const book = galleryBook(picturesOf(product));
	const codes = attributes.map(({ code }) => code);
	return {
		id: product.id,
		sku: product.sku,
		type: product.type_id,
		name: product.name,
		...(product.lang && { lang: product.lang }),
		...(product.description_lang && { descriptionLang: product.description_lang }),
		href: productPath(product),
		summary: summaryOf(product.short_description || product.description || product.name),
		description: product.description ?? null,
		price: price.final,
		regularPrice: price.regular,
		lowest30Days: price.lowest30Days,
		...tiersOf(product),
		from: price.from,
		...(isUntaxed(product) && { untaxed: true }),
		isInStock: product.stock.is_in_stock && (product.type_id !== 'configurable' || available.length > 0),
		stockQty: product.type_id === 'simple' ? product.stock.qty : null,
		attributes,
		variants: children.map((child) => ({
			...variantOf(child, codes, now),
			gallery: book.indexOf(picturesOf(child)),
		})),
		galleries: book.galleries,
		video: videoOf(product),
		categoryIds: product.category_ids,
		...(product.review_summary && { reviewSummary: product.review_summary }),
		...(product.uuid && { uuid: product.uuid }),
		...(product.downloads && { downloads: product.downloads }),
		...(product.custom_options?.length && product.type_id !== 'bundle' && { customOptions: product.custom_options }),
	};
}
