import { findOrderLink } from '../../community/mail-links/order-links.ts';
import type { Services } from '../../platform/database/services.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Principal } from '../../platform/http/route.ts';
import type { OrderRow } from '../order-rows.ts';
import { requireOrder } from './require-order.ts';

export interface OrderKey {
	uuid: string;
	/** From a mail's link. */
	secret: string | undefined;
	user: Principal | undefined;
}

/** @throws Refusal 404, the same for an unknown order and for one of somebody else */
export async function openOrder({ db, now }: Services, { uuid, secret, user }: OrderKey): Promise<OrderRow> {
	const order = await requireOrder(db, uuid);
	if (secret !== undefined && (await findOrderLink(db, { orderUuid: uuid, orderSecret: secret }, now()))) return order;
	if (user && order.userId === user.userId) return order;
	throw notFound('There is no such order.');
}
