import { write } from '@pasaz/kernel/stores/browser-only';
import { persist } from '@pasaz/kernel/stores/persisted';
import { $user } from '@pasaz/kernel/stores/user';
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';

/** `code` is null while a coupon has yet to be taken out. `cartId` is the server's cart that knows; null until it does. */
const Coupon = z.object({ code: z.nullable(z.string()), cartId: z.nullable(z.string()) });
export type Coupon = z.infer<typeof Coupon>;

const $wanted = atom<Coupon | null>(null);
/** The coupon that this device wants in its cart; the next quote brings it there. */
export const $coupon: ReadableAtom<Coupon | null> = $wanted;

export function setCoupon(coupon: Coupon | null): void {
	write($wanted, coupon);
}

let started = false;

/** Restores the coupon and forgets it when the shopper logs out. Call in the browser, as often as you like. */
export function startCoupon(): void {
	if (started) return;
	started = true;
	persist({ $store: $wanted, key: 'checkout/coupon', schema: z.nullable(Coupon) });
	$user.listen(({ token }, before) => {
		if (before?.token && !token) setCoupon(null);
	});
}
