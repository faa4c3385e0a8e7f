import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { noteLine } from '@pasaz/kernel/stores/cart';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { CouponProblem } from '../server-cart/apply-coupon.ts';
import type { PriceChange } from '../server-cart/price-changes.ts';

/** What the shopper agrees to with the order button, here or in a dialog. */
export interface Agreed {
	lines: readonly CartLine[];
	/** Gross grosze. */
	total: number;
}

export interface OrderForm {
	form: CheckoutForm;
	storeCode: string;
	agreed: Agreed;
}

/** What is another now than what the shopper agreed to; `agreed` is what they agree to by going on. */
export type OrderChange =
	| { status: 'prices-changed'; changes: PriceChange[]; agreed: Agreed }
	| { status: 'coupon-lost'; problem: CouponProblem; agreed: Agreed }
	/** `unseen` are lines that were put in elsewhere, or raised or lowered. */
	| { status: 'sum-changed'; unseen: CartLine[]; agreed: Agreed };

const CHANGES = ['prices-changed', 'coupon-lost', 'sum-changed'];

export function isChange<State extends { status: string }>(state: State): state is Extract<State, OrderChange> {
	return CHANGES.includes(state.status);
}

export function acceptPrices(changes: readonly PriceChange[]): void {
	for (const { line, price } of changes) noteLine(line, { price, newPrice: undefined });
}
