import { and, eq, inArray } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/sales.ts';
import { Refusal } from '../http/refusal.ts';
import { requireOrder } from '../orders/routes.ts';
import { payPage } from './pay-page.ts';

interface Deps {
	db: Database;
	publicUrl: string;
	now: () => Date;
}

/** Stands in for a payment provider: the shopper says whether the payment succeeds. */
export function sandboxPaymentRoutes(app: Hono, { db, publicUrl, now }: Deps): void {
	const confirmation = (uuid: string) => `${publicUrl}/payment-confirmation/${uuid}`;

	app.get('/sandbox-pay/:uuid', async (c) => {
		const order = await requireOrder(db, c.req.param('uuid'));
		if (order.paymentStatus === 'paid' || order.paymentStatus === 'on-delivery')
			return c.redirect(confirmation(order.uuid), 303);
		c.header('Content-Security-Policy', policy(publicUrl));
		c.header('Referrer-Policy', 'no-referrer');
		return c.html(payPage(order));
	});

	app.post('/sandbox-pay/:uuid', async (c) => {
		const order = await requireOrder(db, c.req.param('uuid'));
		const decision = await readDecision(c);
		await db
			.update(orders)
			.set({
				paymentStatus: decision === 'accept' ? 'paid' : 'refused',
				status: decision === 'accept' ? 'processing' : 'pending',
				updatedAt: now(),
			})
			.where(and(eq(orders.uuid, order.uuid), inArray(orders.paymentStatus, ['pending', 'refused'])));
		return c.redirect(confirmation(order.uuid), 303);
	});
}

/** Browsers hold a form's redirect to `form-action` too. */
function policy(publicUrl: string): string {
	return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${publicUrl}; base-uri 'none'; frame-ancestors 'none'`;
}

async function readDecision(c: Context): Promise<'accept' | 'refuse'> {
	const isShort = Number(c.req.header('content-length') ?? 0) < 200;
	const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
	const decision = isShort && isForm ? new URLSearchParams(await c.req.text()).get('decision') : null;
	if (decision === 'accept' || decision === 'refuse') return decision;
	throw new Refusal(422, 'invalid-input', 'The payment is either accepted or refused.');
}
