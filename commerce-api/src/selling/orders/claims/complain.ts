import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { Claim, orderComplain } from '@pasaz/kernel/contract/order-document';
import { claims } from '../../../platform/database/schema/sales.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockOrder } from '../change-state.ts';
import type { StateServices } from '../state-services.ts';
import { mailClaim } from './claim-letter.ts';
import { readOrdered, toClaim } from './claims.ts';
import { complainable, piecesOf } from './withdrawable.ts';

/** Complaints of one order that wait for an answer; each mails a receipt and takes pictures. One may be about all of its lines. */
const MAX_WAITING = 10;

/** Mails the receipt. @throws Refusal 409 for what was not sent, or more than there is, and for more complaints than may wait */
export async function complain(
	services: StateServices,
	uuid: string,
	{ items: given, description, demand }: BodyOf<typeof orderComplain>,
): Promise<Claim> {
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, uuid);
		const { items, claims: before } = await readOrdered(tx, services.digital, order);
		const taken = piecesOf(given);
		const sold = new Map(complainable({ order, items }).map(({ item, left }) => [item.id, left]));
		if ([...taken].some(([itemId, qty]) => qty > (sold.get(itemId) ?? 0))) {
			throw new Refusal(409, 'not-sent', 'Only what was sent can be complained about.');
		}
		const waiting = before.filter(({ kind, state }) => kind === 'complaint' && state === 'received');
		if (waiting.length >= MAX_WAITING) {
			const sentence = `At most ${MAX_WAITING} complaints about one order can wait for an answer.`;
			throw new Refusal(409, 'too-many-complaints', sentence);
		}
		const pieces = [...taken].map(([itemId, qty]) => ({ itemId, qty }));
		const row = { orderUuid: uuid, kind: 'complaint', state: 'received', items: pieces, amount: 0 } as const;
		const [claim] = await tx
			.insert(claims)
			.values({ ...row, description, demand, createdAt: services.now() })
			.returning();
		if (!claim) throw new Error('The complaint was not stored');
		await mailClaim(tx, services, { order, claim, items });
		return toClaim(claim, items);
	});
}
