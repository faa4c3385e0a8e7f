import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { claims } from '../../../platform/database/schema/sales.ts';
import type { DigitalGoods } from '../../digital/digital-goods.ts';
import type { OrderRow } from '../../order-rows.ts';
import { readOrdered } from './claims.ts';
import { refundOf } from './withdrawable.ts';

/** Withdrawals made on the way get their amount once the courier was paid. The caller has locked the order. */
export async function refundOncePaid(tx: Database, digital: DigitalGoods, order: OrderRow): Promise<void> {
	const ordered = await readOrdered(tx, digital, order);
	for (const { id, kind, state, items } of ordered.claims) {
		if (kind !== 'withdrawal' || state !== 'received') continue;
		const earlier = ordered.claims.filter((other) => other.id < id);
		const taken = new Map(items.map(({ itemId, qty }) => [itemId, qty]));
		const amount = refundOf({ ...ordered, claims: earlier }, taken);
		await tx.update(claims).set({ amount }).where(eq(claims.id, id));
	}
}
