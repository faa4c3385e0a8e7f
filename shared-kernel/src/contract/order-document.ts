import * as z from 'zod/mini';
import { CartCandidate } from './cart-line.ts';
import { endpoint } from './endpoint.ts';
import { OrderAccess, OrderAddress, OrderPayment, Tracking } from './order.ts';

/** Ours: an order whole, for its owner and for who has the link from its mail. */
export const OrderDocument = z.extend(OrderPayment, {
	email: z.string(),
	billing_address: OrderAddress,
	/** Null where nothing is shipped. */
	shipping_address: z.nullable(OrderAddress),
	comments: z.object({ delivery: z.optional(z.string()), order: z.optional(z.string()) }),
	/** States with their times, `placed` first. */
	history: z.array(z.object({ state: z.enum(['placed', 'paid', 'sent', 'delivered', 'canceled']), at: z.string() })),
	/** Null before it is sent. */
	tracking: z.nullable(Tracking),
	can_cancel: z.boolean(),
	/** Null until there is one. */
	invoice_number: z.nullable(z.string()),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

/** The calls about one order take its secret in the body, as addresses get into logs; its owner's token does without. 404 without either. */
export const orderDocument = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/document',
	body: OrderAccess,
	result: OrderDocument,
	auth: 'optional',
});

/** A secret for the next 15 minutes, with which a browser opens the order's files. */
export const orderFileSecret = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/file-secret',
	body: OrderAccess,
	result: z.object({ secret: z.string() }),
	auth: 'optional',
});

/** Path of the invoice as PDF. */
export function invoicePath({ uuid, secret }: { uuid: string; secret: string }): string {
	return `/api/order/${uuid}/invoice/${secret}`;
}

/** The order's lines as they can be bought today, and the names of what cannot be bought any more. */
export const orderAgain = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/again',
	body: OrderAccess,
	result: z.object({
		lines: z.array(z.object({ product: CartCandidate, qty: z.int() })),
		gone: z.array(z.string()),
	}),
	auth: 'optional',
});
