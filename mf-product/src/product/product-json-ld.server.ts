import type { ProductType } from '@pasaz/kernel/contract/product-type';
import type { Absolute, CacheTag, HeadContext, JsonLd } from '@pasaz/kernel/contract/slices';
import { pictureFallback } from '@pasaz/kernel/domain/picture';
import { productPath } from '@pasaz/kernel/routes';
import { breadcrumbList } from '@pasaz/ui-kit/breadcrumb-list';
import type { PageVariant, ProductPageData, VariantAttribute } from './product-page-data.ts';

/** Attributes that schema.org knows as `variesBy`. */
const VARYING = ['color', 'size', 'material', 'pattern'];

interface Place {
	context: HeadContext;
	absolute: Absolute;
}

/** Pictures of the product itself; each variant adds one of its own. */
const MAX_PICTURES = 3;

/** Gross grosze. */
interface Offered {
	type?: ProductType;
	href: string;
	price: number;
	isInStock: boolean;
}

function amountOf(grosze: number): string {
	return (grosze / 100).toFixed(2);
}

function shippingOf(price: number, { storeView }: HeadContext) {
	const { shipping, i18n } = storeView;
	const value = price >= shipping.freeFrom * 100 ? 0 : shipping.amountInclTax;
	return {
		'@type': 'OfferShippingDetails',
		shippingRate: { '@type': 'MonetaryAmount', value, currency: i18n.currencyCode },
		shippingDestination: { '@type': 'DefinedRegion', addressCountry: i18n.defaultCountry },
	};
}

function offerOf({ type, href, price, isInStock }: Offered, { context, absolute }: Place) {
	return {
		'@type': 'Offer',
		url: absolute(href),
		price: amountOf(price),
		priceCurrency: context.storeView.i18n.currencyCode,
		availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
		itemCondition: 'https://schema.org/NewCondition',
		...(type !== 'virtual' && type !== 'downloadable' && { shippingDetails: shippingOf(price, context) }),
	};
}

/** The parts of a set cost what is chosen: the page knows where that begins. */
function offersOf(product: ProductPageData, place: Place) {
	const { url, ...offer } = offerOf(product, place);
	if (product.set.length === 0 && !product.group?.length) return { url, ...offer };
	const { price, itemCondition: _, ...rest } = offer;
	return { ...rest, '@type': 'AggregateOffer', url, lowPrice: price };
}

function picturesOf(gallery: readonly string[] | undefined, absolute: Absolute) {
	const image = gallery?.map((path) => absolute(pictureFallback(path, 'gallery'))) ?? [];
	return image.length > 0 ? { image } : {};
}

function labelsOf(attributes: readonly VariantAttribute[], { options }: PageVariant) {
	return attributes.flatMap(({ code, values }) => {
		const label = values.find(({ id }) => id === options[code])?.label;
		return label ? [[code, label] as const] : [];
	});
}

function variantOf(product: ProductPageData, variant: PageVariant, place: Place) {
	const labels = labelsOf(product.attributes, variant);
	const { sku, gallery } = variant;
	// the delivery would stand there once a variant: the feed names it
	const { shippingDetails: _, ...offers } = offerOf(
		{ ...variant, href: productPath({ url_path: product.href.slice(1) }, sku) },
		place,
	);
	return {
		'@type': 'Product',
		sku,
		name: [product.name, ...labels.map(([, label]) => label)].join(', '),
		...picturesOf(product.galleries[gallery]?.slice(0, 1), place.absolute),
		...Object.fromEntries(labels.filter(([code]) => VARYING.includes(code))),
		offers,
	};
}

function groupOf(product: ProductPageData, place: Place) {
	const codes = product.attributes.map(({ code }) => code).filter((code) => VARYING.includes(code));
	return {
		'@type': 'ProductGroup',
		productGroupID: product.sku,
		variesBy: codes.map((code) => `https://schema.org/${code}`),
		hasVariant: product.variants.map((variant) => variantOf(product, variant, place)),
	};
}

function ratingOf({ average, count }: NonNullable<ProductPageData['reviewSummary']>) {
	return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count };
}

/** A `Product` with its offer, or a `ProductGroup` with one offer for each variant. */
export function productJsonLd(product: ProductPageData, context: HeadContext, absolute: Absolute): readonly JsonLd[] {
	const place = { context, absolute };
	const own = {
		name: product.name,
		description: product.summary,
		url: absolute(product.href),
		sku: product.sku,
		brand: { '@type': 'Brand', name: context.storeView.seo.siteName },
		...picturesOf(product.galleries[0]?.slice(0, MAX_PICTURES), absolute),
		...(product.reviewSummary && { aggregateRating: ratingOf(product.reviewSummary) }),
	};
	const kind =
		product.variants.length > 0 ? groupOf(product, place) : { '@type': 'Product', offers: offersOf(product, place) };
	return [{ ...own, ...kind }, breadcrumbList(product.crumbs, product.name, place)];
}

/** The product and every other product on its page. */
export function productTags({ id, set, group = [], related }: ProductPageData): readonly CacheTag[] {
	const parts = [...set.flatMap((option) => option.parts), ...group].flatMap(({ product }) => product ?? []);
	return [...new Set([id, ...parts.map((part) => part.id), ...related.tiles.map((tile) => tile.id)])].map(
		(shown) => `product:${shown}` as const,
	);
}
