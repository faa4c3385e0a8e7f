import { FILE_LIFE_MS, findFileLink, findOrderLink, newOrderSecret } from '../../community/mail-links/order-links.ts';
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
export async function openOrder(services: Services, key: OrderKey): Promise<OrderRow> {
	return (await openWithLink(services, key)).order;
}

async function openWithLink({ db, now }: Services, { uuid, secret, user }: OrderKey) {
	const order = await requireOrder(db, uuid);
	const link = secret && (await findOrderLink(db, { orderUuid: uuid, orderSecret: secret }, now()));
	if (link || (user && order.userId === user.userId)) return { order, link };
	throw noOrder();
}

/** Opens an order for its files alone, which browsers ask for by an address. @throws Refusal 404, as `openOrder` */
export async function openFilesOf({ db, now }: Services, uuid: string, secret: string): Promise<OrderRow> {
	const order = await requireOrder(db, uuid);
	if (await findFileLink(db, { orderUuid: uuid, orderSecret: secret }, now())) return order;
	throw noOrder();
}

/** A secret for the files, which ends no later than the one that it was asked for with. @throws Refusal 404, as `openOrder` */
export async function newFileSecret(services: Services, key: OrderKey): Promise<string> {
	const { order, link } = await openWithLink(services, key);
	const now = services.now();
	const left = link ? link.expiresAt.getTime() - now.getTime() : FILE_LIFE_MS;
	return newOrderSecret(services.db, order.uuid, { now, lifeMs: Math.min(left, FILE_LIFE_MS), filesOnly: true });
}

function noOrder() {
	return notFound('There is no such order.');
}
