import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import { toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import { and, eq } from 'drizzle-orm';
import type { adminClaimRefund } from '../../../platform/admin-contract.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ClaimedPieces, claims } from '../../../platform/database/schema/sales.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { spread } from '../../cart/discount.ts';
import { endCards, lockSoldCards, returnToGiftCards } from '../../digital/gift-cards.ts';
import { lockOrder } from '../change-state.ts';
import { issueCorrection } from '../invoices/corrections.ts';
import type { StateServices } from '../state-services.ts';
import { accountFor } from './account-for.ts';
import { mailClaim } from './claim-letter.ts';
import { readOrdered } from './claims.ts';
import { notDelivered } from './not-delivered.ts';
import { refundableFor } from './refund-amount.ts';
import type { ClaimRow } from './withdrawable.ts';

type ComplaintRefund = BodyOf<typeof adminClaimRefund> & { id: number };

/**
 * Notes that money was sent back for an accepted complaint, all that was paid for its pieces or less, and puts as much of it on the gift
 * cards as these had paid; corrects the invoice and mails the shopper. Bought gift cards end whose price comes back whole. Repeated it
 * changes nothing.
 * @throws Refusal 404, 409 for what is not accepted, not paid or more than was paid, and for another amount later, 422 as `accountFor`
 */
export async function refundComplaint(
	tx: Database,
	services: StateServices,
	{ id, amount: named, account: typed }: ComplaintRefund,
): Promise<void> {
	const claim = await lockComplaint(tx, id);
	const order = await lockOrder(tx, claim.orderUuid);
	await lockSoldCards(tx, order.uuid);
	const ordered = await readOrdered(tx, services.digital, order);
	const lines = refundableFor(ordered, claim);
	const most = lines.reduce((sum, line) => sum + line.most, 0);
	const amount = named === undefined ? most : toGrosze(named);
	if (claim.amount === amount && amount > 0) return;
	if (claim.amount > 0) throw refundedBefore(claim);
	if (order.paymentStatus !== 'paid' && order.status !== 'canceled') throw notDelivered();
	if (amount > most || amount === 0) throw tooMuch(most);
	const account = accountFor(order, typed);
	const items = withAmount(claim, lines, amount);
	const giftCardAmount = await returnToGiftCards(tx, order.uuid, amount);
	const refunded = { items, amount, shipping: 0, account, giftCardAmount };
	await tx.update(claims).set(refunded).where(eq(claims.id, id));
	const bought = items.filter(({ lowered }, index) => lowered && lowered === lines[index]?.most);
	await endCards(tx, { ...ordered, claim: { ...claim, items: bought }, onlyWhole: true });
	const lowered = items.filter((line) => line.lowered).map((line) => ({ ...line, qty: 0 }));
	await issueCorrection(tx, { order, claim: { id, items: lowered, amount, shipping: 0 }, at: services.now() });
	await mailClaim(tx, services, { order, items: ordered.items, claim: { ...claim, ...refunded } });
}

/** @throws Refusal 404 for what is no complaint, 409 for one that is not accepted */
async function lockComplaint(tx: Database, id: number): Promise<ClaimRow> {
	const isMeant = and(eq(claims.id, id), eq(claims.kind, 'complaint'));
	const [claim] = await tx.select().from(claims).where(isMeant).for('update');
	if (!claim) throw notFound('There is no such complaint.');
	if (claim.state === 'accepted') return claim;
	throw new Refusal(409, 'not-accepted', 'Money is only sent back for a complaint that was accepted.');
}

/** The pieces of a complaint with their parts of an amount, by what can be returned for each line. */
function withAmount({ items }: ClaimRow, lines: ReturnType<typeof refundableFor>, amount: number): ClaimedPieces[] {
	const parts = spread(
		amount,
		lines.map(({ itemId, most }) => ({ key: String(itemId), weight: most })),
	);
	return items.map((pieces, index) => ({ ...pieces, lowered: parts[index] ?? 0 }));
}

function refundedBefore({ amount }: ClaimRow): Refusal {
	const refunded = toAmount(amount);
	const sentence = `The amount of ${refunded.toFixed(2)} was sent back for this complaint before.`;
	return new Refusal(409, 'claim-refunded', sentence, { refunded });
}

function tooMuch(cents: number): Refusal {
	const most = toAmount(cents);
	const whole = `At most ${most.toFixed(2)} of what was paid for these pieces has not come back before`;
	const sentence = `${whole}; nothing is sent back for gift cards that are spent or blocked.`;
	return new Refusal(409, 'refund-too-high', sentence, { most });
}
