import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { CART_RULES } from '../cart/cart-rules.ts';

export interface AddCircumstances {
	/** Pieces to add. */
	quantity: number;
	/** Pieces of it already in the cart. */
	inCart: number;
}

/** `unsure`: the stock is not known here, the server can tell. */
export type Verdict =
	| { status: 'ok' }
	| { status: 'unsure' }
	| { status: 'price-unknown' }
	| { status: 'invalid'; messages: string[] }
	| { status: 'out-of-stock' }
	| { status: 'limit'; max: number };

/** A price below zero is unknown, and zero is too unless the shop gives products away (rule 12.2). */
export function isPriceUnknown(price: number, allowZero: boolean): boolean {
	return Number.isNaN(price) || (allowZero ? price < 0 : price <= 0);
}

/** Whether a product may go into the cart: validation first, then stock (rules 12.1 to 12.5). */
export function judgeProduct(product: CartCandidate, { quantity, inCart }: AddCircumstances): Verdict {
	const messages = Object.values(product.errors);
	if (messages.length > 0) return { status: 'invalid', messages };
	if (isPriceUnknown(product.price, CART_RULES.allowZeroPrice)) return { status: 'price-unknown' };
	if (!product.isInStock) return { status: 'out-of-stock' };
	if (product.stockQty === null) return { status: 'unsure' };
	return inCart + quantity > product.stockQty ? { status: 'limit', max: product.stockQty } : { status: 'ok' };
}
