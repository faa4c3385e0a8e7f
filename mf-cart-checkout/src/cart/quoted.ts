import type { Totals } from '@pasaz/kernel/contract/cart';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { kept } from '@pasaz/kernel/stores/kept';

/** What the last quote said of a coupon's work, in gross grosze. */
export interface Quoted {
	hash: string;
	/** 0 or negative. */
	discount: number;
	isDeliveryFree: boolean;
	hasCoupon: boolean;
}

function isQuoted(json: unknown): json is Quoted {
	if (typeof json !== 'object' || json === null || !('hash' in json) || !('discount' in json)) return false;
	return typeof json.hash === 'string' && typeof json.discount === 'number';
}

/** Without zod, which the mini cart has no other use for. */
const schema = { safeParse: (json: unknown) => ({ data: isQuoted(json) ? json : undefined }) };
const NOTHING: Quoted = { hash: '', discount: 0, isDeliveryFree: false, hasCoupon: false };
const quoted = kept<Quoted>({ key: 'checkout/quoted', schema, empty: NOTHING, personal: true });

export const $quoted = quoted.$value;
export const startQuoted = quoted.start;

export function noteQuoted(hash: string, totals: Totals): void {
	quoted.start();
	const { discount_amount, shipping_incl_tax, coupon_code } = totals;
	quoted.set({
		hash,
		discount: toGrosze(discount_amount),
		isDeliveryFree: shipping_incl_tax === 0,
		hasCoupon: coupon_code !== undefined,
	});
}

export function forgetQuoted(): void {
	quoted.start();
	quoted.set(NOTHING);
}

/** What is paid for goods of this value, as far as that is known: a coupon's work on a changed cart is not. */
export function paidFor(subtotal: number, hash: string, last: Quoted): { paid: number; isFree: boolean } | null {
	if (!last.hasCoupon) return { paid: subtotal, isFree: false };
	return last.hash === hash ? { paid: subtotal + last.discount, isFree: last.isDeliveryFree } : null;
}
