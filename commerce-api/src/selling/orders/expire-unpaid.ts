import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { shareCatalog } from '../../catalogue/catalog-state.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import type { OrderRow } from '../order-rows.ts';
import { enterState, lockOrder } from './change-state.ts';
import { isAwaited, isUnpaid } from './order-status.ts';
import type { StateServices } from './state-services.ts';

const BATCH_SIZE = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Several processes may do it at once. @throws AggregateError after all others have ended, where an order could not */
export async function expireUnpaid(services: StateServices): Promise<void> {
	const failures = new Map<string, unknown>();
	for (let last: string | undefined = BEFORE_ALL; last; ) {
		const due = await dueAfter(services, last);
		for (const uuid of due) await expire(services, uuid).catch((error: unknown) => failures.set(uuid, error));
		last = due.length === BATCH_SIZE ? due.at(-1) : undefined;
	}
	if (failures.size > 0)
		throw new AggregateError(
			failures.values(),
			`${failures.size} unpaid orders could not be ended: ${[...failures.keys()].join()}`,
		);
}

async function dueAfter({ db, now }: StateServices, last: string): Promise<string[]> {
	const isUnpaidInTime = and(
		eq(orders.status, 'pending'),
		inArray(orders.paymentStatus, ['pending', 'refused']),
		lte(orders.payUntil, now()),
	);
	const isLeft = and(
		inArray(orders.status, ['pending', 'sent']),
		eq(orders.paymentStatus, 'on-delivery'),
		lte(orders.collectUntil, now()),
	);
	const isDue = and(or(isUnpaidInTime, isLeft), gt(orders.uuid, last));
	const due = await db
		.select({ uuid: orders.uuid })
		.from(orders)
		.where(isDue)
		.orderBy(asc(orders.uuid))
		.limit(BATCH_SIZE);
	return due.map(({ uuid }) => uuid);
}

async function expire(services: StateServices, uuid: string): Promise<void> {
	await services.db.transaction(async (tx) => {
		await shareCatalog(tx);
		const order = await lockOrder(tx, uuid);
		const canExpire = (row: OrderRow) => isUnpaid(row) || isAwaited(row);
		if (canExpire(order)) await enterState(tx, services, { order, change: { state: 'canceled', isExpired: true } });
	});
}
