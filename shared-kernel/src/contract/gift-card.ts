import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The code as typed: case, spaces and dashes do not matter. */
export const GiftCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

/** Ours: what is left on a gift card, decimal units. 404 for one that is not there or cannot be used any more. */
export const giftCardBalance = endpoint({
	method: 'POST',
	path: '/api/gift-card/balance',
	body: z.strictObject({ code: GiftCode }),
	result: z.object({ code: z.string(), balance: z.number(), currency: z.string() }),
});
