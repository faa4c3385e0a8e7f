import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { claims } from '../../../platform/database/schema/sales.ts';
import type { DigitalGoods } from '../../digital/digital-goods.ts';
import type { OrderRow } from '../../order-rows.ts';
import { readOrdered } from './claims.ts';
import { worthOfClaim } from './refund-amount.ts';

/** Withdrawals made on the way get their amount once the courier was paid. The caller has locked the order. */
export async function refundOncePaid(tx: Database, digital: DigitalGoods, order: OrderRow): Promise<void> {
	let ordered = await readOrdered(tx, digital, order);
	for (const claim of ordered.claims) {
		if (claim.kind !== 'withdrawal' || claim.state !== 'received') continue;
		const refund = worthOfClaim(ordered, claim);
		await tx.update(claims).set(refund).where(eq(claims.id, claim.id));
		// later ones see which of them has the delivery
		const current = ordered.claims.map((other) => (other.id === claim.id ? { ...other, ...refund } : other));
		ordered = { ...ordered, claims: current };
	}
}
