import * as z from 'zod/mini';
import type { Order } from '../contract/order-history.ts';
import { browserArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import { storedValue } from '../device/storage/read-stored.ts';

/** Goes at logout, as all that begins with `user/` does. */
const name = () => storedName('user/orders-history');

const OrderSummary = z.object({
	increment_id: z.string(),
	entity_id: z.string(),
	store_name: z.string(),
	created_at: z.string(),
	status: z.string(),
	grand_total: z.number(),
	order_currency_code: z.string(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
const OrderSummaries = z.array(OrderSummary);

/** Keeps the newest orders on the device (rule 17.1). */
export function keepOrders(orders: readonly Order[]): void {
	browserArea.write(name(), JSON.stringify(z.parse(OrderSummaries, orders)));
}

/** The newest orders as they were when they were last loaded; none where they never were. */
export function keptOrders(): OrderSummary[] {
	return storedValue(name(), (json) => OrderSummaries.safeParse(json).data) ?? [];
}
