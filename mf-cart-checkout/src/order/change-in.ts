import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { $cart } from '@pasaz/kernel/stores/cart';
import { cartHash } from '../cart/cart-hash.ts';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { serverTotals } from '../server-cart/cart-totals.ts';
import type { Quote } from '../server-cart/fetch-quote.ts';
import { choosePayment } from '../server-cart/methods.ts';
import { priceChanges } from '../server-cart/price-changes.ts';
import type { Agreed, OrderChange } from './order-change.ts';

/** Lines of the first list that are not in the second, or not in this quantity. */
function missingIn(lines: readonly CartLine[], others: readonly CartLine[]): CartLine[] {
	const known = new Set(others.map((line) => cartHash([line])));
	return lines.filter((line) => !known.has(cartHash([line])));
}

/** Gross grosze that the order costs by the server's word. */
export function totalIn({ totals, paymentMethods }: Quote, { payment }: Pick<CheckoutForm, 'payment'>): number {
	return serverTotals(totals, choosePayment(paymentMethods, payment.method)).grandTotal;
}

interface Placing {
	form: CheckoutForm;
	agreed: Agreed;
}

/** Compares what the server says now with what the shopper has agreed to: no order has silently another sum, or other lines (rule 15.19). */
export function changeIn(quote: Quote, { form, agreed }: Placing): OrderChange | undefined {
	const { lines } = $cart.get();
	const total = totalIn(quote, form);
	const priced = { lines: agreed.lines, total };
	const { couponProblem: problem } = quote;
	if (problem) return { status: 'coupon-lost', problem, agreed: priced };
	const changes = priceChanges(lines, quote.totals);
	if (changes.length > 0) return { status: 'prices-changed', changes, agreed: priced };
	const unseen = missingIn(lines, agreed.lines);
	if (total === agreed.total && unseen.length === 0 && missingIn(agreed.lines, lines).length === 0) return;
	return { status: 'sum-changed', unseen, agreed: { lines, total } };
}
