import type { Product, StockInfo } from '@pasaz/kernel/contract/product';
import { netOf, toAmount } from '@pasaz/kernel/domain/money';
import type { StaticProduct } from '../../platform/database/schema/catalog.ts';
import type { LocalPrice } from '../prices/bundle-prices.ts';
import { type LocalTier, tierFields } from '../prices/tiers.ts';

/** What changes between imports. Prices are gross cents of the store view. */
export interface Changing {
	price: LocalPrice;
	/** Tiers that apply to every group. */
	tiers?: readonly LocalTier[] | undefined;
	stock: StockInfo;
	/** None where nothing is published. */
	reviews?: Product['review_summary'];
	/** Percentage included in the price. */
	taxRate: number;
}

/** The product as it is answered now; `changing` holds its values and those of its variants by id. */
export function assembleProduct(document: StaticProduct, changing: Map<number, Changing>): Product {
	const { price, tiers, stock, taxRate, reviews } = changing.get(document.id) ?? MISSING;
	const { configurable_children: children, ...rest } = document;
	return {
		...rest,
		...priceFields(price, taxRate),
		...tierFields(tiers),
		sale: document.sale || price.final < price.original,
		stock: { ...stock, product_id: document.id },
		...(reviews && { review_summary: reviews }),
		...(children && {
			configurable_children: children.map((child) => {
				const own = changing.get(child.id) ?? MISSING;
				return {
					...child,
					...priceFields(own.price, own.taxRate),
					...tierFields(own.tiers),
					stock: { ...own.stock, product_id: child.id },
				};
			}),
		}),
	};
}

const MISSING: Changing = {
	price: { original: 0, final: 0, lowest: null },
	stock: { product_id: 0, is_in_stock: false, qty: 0 },
	taxRate: 0,
};

/** `price` is what the shopper pays now; `special_price` is above 0 only while `original_price` is crossed out. */
function priceFields({ original, final, lowest }: LocalPrice, rate: number) {
	const special = final < original ? final : 0;
	return {
		...triple('price', final, rate),
		...triple('final_price', final, rate),
		...triple('original_price', original, rate),
		...triple('special_price', special, rate),
		lowest_price_30_days: lowest === null ? null : toAmount(lowest),
	};
}

function triple<const Name extends string>(name: Name, gross: number, rate: number): Triple<Name>;
function triple(name: string, gross: number, rate: number): Record<string, number> {
	const net = netOf(gross, rate);
	return { [name]: toAmount(net), [`${name}_tax`]: toAmount(gross - net), [`${name}_incl_tax`]: toAmount(gross) };
}

type Triple<Name extends string> = Record<Name | `${Name}_tax` | `${Name}_incl_tax`, number>;
