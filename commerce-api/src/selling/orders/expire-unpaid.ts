import { and, eq, inArray, lte } from 'drizzle-orm';
import { shareCatalog } from '../../catalogue/catalog-state.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { enterState, lockOrder, type StateServices } from './change-state.ts';
import { isUnpaid } from './order-document.ts';

const AT_ONCE = 50;

/** Ends the orders whose time to be paid is over; what they took is free again. Several processes may do it at once. */
export async function expireUnpaid(services: StateServices): Promise<void> {
	const isDue = and(
		eq(orders.status, 'pending'),
		inArray(orders.paymentStatus, ['pending', 'refused']),
		lte(orders.payUntil, services.now()),
	);
	const due = await services.db.select({ uuid: orders.uuid }).from(orders).where(isDue).limit(AT_ONCE);
	for (const { uuid } of due) await expire(services, uuid);
}

async function expire(services: StateServices, uuid: string): Promise<void> {
	await services.db.transaction(async (tx) => {
		await shareCatalog(tx);
		const order = await lockOrder(tx, uuid);
		if (isUnpaid(order)) await enterState(tx, services, { order, change: { state: 'canceled', isExpired: true } });
	});
}
