import { inArray, type SQL, sql } from 'drizzle-orm';
import { claims, orderItems } from './schema/sales.ts';

type ClaimState = (typeof claims.$inferSelect)['state'];

/** SQL for the pieces of an order's line that no withdrawal in these states is about; the parts of a bundle go with the bundle. */
export function piecesLeft(states: readonly ClaimState[]): SQL<number> {
	const { id, parentItemId, orderUuid, qty } = orderItems;
	const ordered = sql`coalesce((select bundle.qty from ${orderItems} bundle where bundle.id = ${parentItemId}), ${qty})`;
	const withdrawn = sql`(select coalesce(sum((piece ->> 'qty')::int), 0)
		from ${claims}, jsonb_array_elements(${claims.items}) piece
		where ${claims.orderUuid} = ${orderUuid} and ${claims.kind} = 'withdrawal' and ${inArray(claims.state, [...states])}
			and (piece ->> 'itemId')::int = coalesce(${parentItemId}, ${id}))`;
	return sql<number>`(${qty} * (${ordered} - ${withdrawn}) / ${ordered})::int`;
}
