import type { PaymentMethod, ShippingMethod, Totals } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { subtotal } from '@pasaz/kernel/domain/cart';
import { toGrosze } from '@pasaz/kernel/domain/money';

/** What the summary shows, in gross grosze; the parts add up to `grandTotal`. `discount` is 0 or negative. */
export interface CartTotals {
	subtotal: number;
	shipping: number;
	payment: number;
	discount: number;
	grandTotal: number;
	/** Included tax by rate; empty until the server has sent totals. */
	taxes: readonly TaxPart[];
}

interface TaxPart {
	/** E.g. `23`. */
	percent: string;
	amount: number;
}

interface Choice {
	shipping: ShippingMethod | undefined;
	payment: PaymentMethod | undefined;
}

/** What a way of delivery costs for goods of this value, in gross grosze. */
export function shippingCost(method: ShippingMethod, value: number, freeFrom: number): number {
	return value >= freeFrom ? 0 : toGrosze(method.price_incl_tax);
}

/** The shop's own sum, until the server's arrives: shipping once for the whole cart, the payment's cost included. */
export function localTotals(lines: readonly CartLine[], choice: Choice, freeFrom: number): CartTotals {
	const value = subtotal(lines);
	const shipping = choice.shipping && value > 0 ? shippingCost(choice.shipping, value, freeFrom) : 0;
	const payment = value > 0 ? toGrosze(choice.payment?.cost_incl_tax ?? 0) : 0;
	return { subtotal: value, shipping, payment, discount: 0, grandTotal: value + shipping + payment, taxes: [] };
}

const PAYMENT_SEGMENT = 'payment';
const TAX_SEGMENT = 'tax';

function taxesOf({ total_segments }: Totals): TaxPart[] {
	const details = total_segments.find(({ code }) => code === TAX_SEGMENT)?.extension_attributes?.tax_grandtotal_details;
	return (details ?? []).map(({ amount, rates }) => ({
		percent: rates.map(({ percent }) => percent).join(' + '),
		amount: toGrosze(amount),
	}));
}

/** The server's sum. It names the payment's cost in a segment of its own; where it does not, the chosen payment's cost is added. */
export function serverTotals(totals: Totals, payment: PaymentMethod | undefined): CartTotals {
	const named = totals.total_segments.find(({ code }) => code === PAYMENT_SEGMENT);
	const paymentCost = toGrosze(named?.value ?? payment?.cost_incl_tax ?? 0);
	const value = toGrosze(totals.subtotal_incl_tax);
	const shipping = toGrosze(totals.shipping_incl_tax);
	const grandTotal = toGrosze(totals.grand_total) + (named ? 0 : paymentCost);
	return {
		subtotal: value,
		shipping,
		payment: paymentCost,
		discount: grandTotal - value - shipping - paymentCost,
		grandTotal,
		taxes: taxesOf(totals),
	};
}
