import type { Claim } from '@pasaz/kernel/contract/order-document';
import { toAmount } from '@pasaz/kernel/domain/money';
import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { claimPictures, claims, orderStates } from '../../../platform/database/schema/sales.ts';
import type { DigitalGoods } from '../../digital/digital-goods.ts';
import { fetchedItems } from '../../digital/downloads.ts';
import { soldCards } from '../../digital/gift-cards.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { itemsOf } from '../require-order.ts';
import type { ClaimRow, Ordered } from './withdrawable.ts';

export async function readOrdered(
	db: Database,
	{ giftCardSkus }: DigitalGoods,
	order: OrderRow,
): Promise<Ordered & { items: OrderItemRow[] }> {
	const { uuid } = order;
	const [items, states, own, fetched, cards] = await Promise.all([
		itemsOf(db, [order]),
		db.select().from(orderStates).where(eq(orderStates.orderUuid, uuid)).orderBy(asc(orderStates.at)),
		db.select().from(claims).where(eq(claims.orderUuid, uuid)).orderBy(asc(claims.id)),
		fetchedItems(db, uuid),
		soldCards(db, uuid),
	]);
	return {
		order,
		items: items.get(uuid) ?? [],
		states,
		claims: own,
		fetched,
		cards,
		giftCardSkus,
		pictures: await countPictures(db, own),
	};
}

export async function countPictures(db: Database, of: readonly ClaimRow[]): Promise<Map<number, number>> {
	if (of.length === 0) return new Map();
	const ids = of.map(({ id }) => id);
	const rows = await db
		.select({ id: claimPictures.claimId, pictures: count() })
		.from(claimPictures)
		.where(inArray(claimPictures.claimId, ids))
		.groupBy(claimPictures.claimId);
	return new Map(rows.map(({ id, pictures }) => [id, pictures]));
}

export function toClaim(claim: ClaimRow, items: readonly OrderItemRow[], pictures = 0): Claim {
	const nameOf = (itemId: number) => items.find(({ id }) => id === itemId)?.name ?? '';
	return {
		id: claim.id,
		kind: claim.kind,
		state: claim.state,
		created_at: claim.createdAt.toISOString(),
		settled_at: claim.settledAt?.toISOString() ?? null,
		amount: toAmount(claim.amount),
		...(claim.state === 'accepted' && { gift_card_amount: toAmount(claim.giftCardAmount) }),
		account: claim.account,
		description: claim.description,
		demand: claim.demand,
		pictures,
		answer: claim.answer,
		lines: claim.items.map(({ itemId, qty }) => ({ name: nameOf(itemId), qty })),
	};
}
