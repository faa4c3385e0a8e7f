import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { Claim, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { claims } from '../../../platform/database/schema/sales.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { endCards, lockSoldCards } from '../../digital/gift-cards.ts';
import { lockOrder } from '../change-state.ts';
import type { StateServices } from '../state-services.ts';
import { accountFor } from './account-for.ts';
import { mailClaim } from './claim-letter.ts';
import { readOrdered, toClaim } from './claims.ts';
import { refundOf } from './refund-amount.ts';
import { piecesOf, withdrawable } from './withdrawable.ts';

/**
 * The gift cards that come back end at once.
 * @throws Refusal 409 for too many pieces, 422 without an account where one is needed, or with an invalid one
 */
export async function withdraw(
	services: StateServices,
	uuid: string,
	{ items: given, account: typed }: BodyOf<typeof orderWithdraw>,
): Promise<Claim> {
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, uuid);
		await lockSoldCards(tx, uuid);
		const ordered = await readOrdered(tx, services.digital, order);
		const now = services.now();
		const taken = piecesOf(given);
		const left = new Map(withdrawable(ordered, now).map(({ item, left }) => [item.id, left]));
		if ([...taken].some(([itemId, qty]) => qty > (left.get(itemId) ?? 0))) {
			throw new Refusal(409, 'not-withdrawable', 'There is no such withdrawal from this order.');
		}
		const account = accountFor(order, typed);
		const items = [...taken].map(([itemId, qty]) => ({ itemId, qty }));
		const row = {
			orderUuid: uuid,
			state: 'received' as const,
			items,
			...refundOf(ordered, taken),
			createdAt: now,
		};
		const [claim] = await tx
			.insert(claims)
			.values({ ...row, account })
			.returning();
		if (!claim) throw new Error('The withdrawal was not stored');
		await endCards(tx, { ...ordered, claim });
		await mailClaim(tx, services, { order, claim, items: ordered.items });
		return toClaim(claim, ordered.items);
	});
}
