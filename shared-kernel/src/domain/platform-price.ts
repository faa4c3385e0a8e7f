import { toAmount, toGrosze } from './money.ts';

interface ThreePrices {
	final_price: number;
	regular_price: number;
	special_price?: number | null | undefined;
}

/** What the platform says of a product's prices now: gross, and net in `tax_adjustments`; decimal currency units. */
export interface PlatformPrice {
	sgn?: string | undefined;
	price_info: ThreePrices & { extension_attributes?: { tax_adjustments: ThreePrices } | undefined };
}

type Triple<Name extends string> = Record<Name | `${Name}_tax` | `${Name}_incl_tax`, number>;
type PriceFields = Triple<'price'> & Triple<'final_price'> & Triple<'original_price'> & Triple<'special_price'>;

/** The fields of a product that a platform price replaces. */
export type SyncedPrice = PriceFields & { price_is_current: true; sgn?: string };

function triple<const Name extends string>(name: Name, gross: number, net: number): Triple<Name>;
function triple(name: string, gross: number, net: number): Record<string, number> {
	const tax = toAmount(toGrosze(gross) - toGrosze(net));
	return { [name]: net, [`${name}_tax`]: tax, [`${name}_incl_tax`]: gross };
}

/** A special price counts while the product costs less than its regular price; else it is cleared. */
function specialOf({ final_price, regular_price, special_price }: ThreePrices): number {
	return final_price >= regular_price ? 0 : (special_price ?? 0);
}

function priceFields(gross: ThreePrices, net: ThreePrices): PriceFields {
	const special = specialOf(gross);
	return {
		...triple('price', gross.final_price, net.final_price),
		...triple('final_price', gross.final_price, net.final_price),
		...triple('original_price', gross.regular_price, net.regular_price),
		...triple('special_price', special, special > 0 ? (net.special_price ?? special) : 0),
	};
}

/**
 * A product with the platform's price of now (rules 5.14, 5.15). Where prices are not awaited, or the
 * platform has none, the product keeps its own, which is then not current.
 */
export function withPlatformPrice<Product extends object>(
	product: Product,
	platform: PlatformPrice | undefined,
): Product & (SyncedPrice | { price_is_current: false }) {
	if (!platform) return { ...product, price_is_current: false };
	const { price_info: gross, sgn } = platform;
	const net = gross.extension_attributes?.tax_adjustments ?? gross;
	return { ...product, ...priceFields(gross, net), price_is_current: true, ...(sgn !== undefined && { sgn }) };
}
