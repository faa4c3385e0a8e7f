import { kept } from '@pasaz/kernel/stores/kept';
import * as z from 'zod/mini';

/** `code` is null while a coupon has yet to be taken out. `cartId` is the server's cart that knows; null until it does. */
const Coupon = z.object({ code: z.nullable(z.string()), cartId: z.nullable(z.string()) });

const coupon = kept({ key: 'checkout/coupon', schema: z.nullable(Coupon), empty: null, personal: true });

/** The coupon that this device wants in its cart; the next quote brings it there. */
export const $coupon = coupon.$value;
export const setCoupon = coupon.set;
export const startCoupon = coupon.start;
