import { shareCatalog } from '../../catalogue/catalog-state.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { enterState, lockOrder } from './change-state.ts';
import { isCancelable } from './is-cancelable.ts';
import type { StateServices } from './state-services.ts';

/** Returns the stock and the coupon. Idempotent. @throws Refusal 409 when it is too late */
export async function cancelOrder(services: StateServices, uuid: string): Promise<void> {
	await services.db.transaction(async (tx) => {
		await shareCatalog(tx);
		const order = await lockOrder(tx, uuid);
		if (order.status === 'canceled') return;
		if (!isCancelable(order)) throw new Refusal(409, 'not-cancelable', 'The order cannot be cancelled any more.');
		await enterState(tx, services, { order, change: { state: 'canceled' } });
	});
}
