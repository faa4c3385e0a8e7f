import { pathTo } from '@pasaz/kernel/routes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { inviteToReview } from '../../community/reviews/invitations.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { addressIn } from '../../platform/store-views.ts';
import type { OrderServices } from './order-call.ts';
import { orderLetter } from './order-letter.ts';

/** Sends what was ordered to the address that the order names. */
export async function confirmByMail(tx: Database, services: OrderServices, uuid: string): Promise<void> {
	const [order] = await tx.select().from(orders).where(eq(orders.uuid, uuid));
	if (!order) throw new Error('The order was not stored');
	const items = await tx
		.select()
		.from(orderItems)
		.where(and(eq(orderItems.orderUuid, uuid), isNull(orderItems.parentItemId)))
		.orderBy(asc(orderItems.id));
	const shop = { publicUrl: services.publicUrl, storeViews: services.storefronts.views };
	const url = addressIn(shop, order.storeCode, pathTo('payment-confirmation-page', { uuid }));
	const reviewUrl = addressIn(shop, order.storeCode, await inviteToReview(tx, uuid, services.now()));
	const { email: to, storeCode } = order;
	const ordered = { order, items, url, reviewUrl };
	const { storeViews } = shop;
	await sendMail(tx, { to, storeViews, storeCode, letter: (language) => orderLetter(language, ordered) });
}
