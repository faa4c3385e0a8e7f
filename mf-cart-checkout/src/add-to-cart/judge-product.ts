import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';

interface AddCircumstances {
	quantity: number;
	inCart: number;
}

/** `unsure`: only the server knows the stock. */
export type Verdict =
	| { status: 'ok' }
	| { status: 'unsure' }
	| { status: 'price-unknown' }
	| { status: 'invalid'; messages: string[] }
	| { status: 'out-of-stock' }
	| { status: 'limit'; max: number };

/** Whether a product may go into the cart: validation first, then stock (rules 12.1 to 12.5). */
export function judgeProduct(product: CartCandidate, { quantity, inCart }: AddCircumstances): Verdict {
	const messages = Object.values(product.errors);
	if (messages.length > 0) return { status: 'invalid', messages };
	if (Number.isNaN(product.price) || product.price <= 0) return { status: 'price-unknown' };
	if (!product.isInStock) return { status: 'out-of-stock' };
	if (product.stockQty === null) return { status: 'unsure' };
	return inCart + quantity > product.stockQty ? { status: 'limit', max: product.stockQty } : { status: 'ok' };
}
