import { shareCatalog } from '../../catalogue/catalog-state.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { endForGood, enterState, lockOrder } from './change-state.ts';
import { isCancelable } from './order-status.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { StateServices } from './state-services.ts';

/** Returns the stock and the coupon. Idempotent. @throws Refusal 409 when it is too late */
export async function cancelOrder(services: StateServices, uuid: string): Promise<void> {
	const cancel = async (tx: Database): Promise<void> => {
		await shareCatalog(tx);
		const order = await lockOrder(tx, uuid);
		if (order.status === 'canceled') return endForGood(tx, services, order);
		if (!isCancelable(order)) throw new Refusal(409, 'not-cancelable', 'The order cannot be cancelled any more.');
		await enterState(tx, services, { order, change: { state: 'canceled' } });
	};
	await retryConflicts(() => services.db.transaction(cancel));
}
