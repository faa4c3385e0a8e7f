import { toAmount } from '@pasaz/kernel/domain/money';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Hono } from 'hono';
import { adminClaimRefund, adminClaimSettle, adminClaims } from '../../../platform/admin-contract.ts';
import type { Database } from '../../../platform/database/database.ts';
import { claims, orders } from '../../../platform/database/schema/sales.ts';
import type { Services } from '../../../platform/database/services.ts';
import { adminPage, ONE_ENTRY } from '../../../platform/http/page-of.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Route } from '../../../platform/http/route.ts';
import { toId } from '../../../platform/http/to-id.ts';
import type { DigitalGoods } from '../../digital/digital-goods.ts';
import { endCards, restoreCards, returnToGiftCards } from '../../digital/gift-cards.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { lockOrder } from '../change-state.ts';
import { issueCorrection } from '../invoices/corrections.ts';
import { itemsOf } from '../require-order.ts';
import { retryConflicts } from '../retry-conflicts.ts';
import type { StateServices } from '../state-services.ts';
import { mailClaim } from './claim-letter.ts';
import { pictureOf } from './claim-pictures.ts';
import { countPictures, readOrdered, toClaim } from './claims.ts';
import { notDelivered } from './not-delivered.ts';
import { worthOnAcceptance } from './refund-amount.ts';
import { refundComplaint } from './refund-complaint.ts';
import type { ClaimRow } from './withdrawable.ts';

export function adminClaimRoutes(route: Route, services: StateServices): void {
	const { db, now, digital } = services;

	route(adminClaims, ({ query }) => {
		const isChosen = eq(claims.state, query.state);
		const count = db.$count(claims, isChosen);
		return adminPage(query, { count, find: (range) => findClaims(db, isChosen, range) });
	});

	route(adminClaimSettle, async ({ params, body }) => {
		const named = eq(claims.id, toId(params.id));
		const settle = async (tx: Database): Promise<void> => {
			const [claim] = await tx.select().from(claims).where(named).for('update');
			if (!claim) throw notFound('There is no such claim.');
			if (isSettled(claim, body.state)) return;
			const order = await lockOrder(tx, claim.orderUuid);
			const items = (await itemsOf(tx, [order])).get(order.uuid) ?? [];
			// all that was left of its money went back when it was cancelled, and its mail said so
			const isOver = claim.kind === 'withdrawal' && order.status === 'canceled';
			const isOpen = claim.kind === 'withdrawal' && !isOver;
			const isTakenBack = isOpen && body.state === 'accepted';
			const unchanged = { amount: claim.amount, shipping: claim.shipping, giftCardAmount: 0 };
			const returned = isTakenBack ? await takeBack(tx, digital, { order, items, claim, at: now() }) : unchanged;
			if (isOpen && body.state === 'refused') await restoreCards(tx, claim);
			const settled = { state: body.state, answer: body.answer ?? null, settledAt: now(), ...returned };
			await tx.update(claims).set(settled).where(named);
			if (isOver) return;
			await mailClaim(tx, services, { order, items, claim: { ...claim, ...settled } });
		};
		await retryConflicts(() => db.transaction(settle));
		return requireClaim(db, named);
	});

	route(adminClaimRefund, async ({ params, body }) => {
		const id = toId(params.id);
		await retryConflicts(() => db.transaction((tx) => refundComplaint(tx, services, { id, ...body })));
		return requireClaim(db, eq(claims.id, id));
	});
}

interface TakenBack {
	order: OrderRow;
	items: readonly OrderItemRow[];
	claim: ClaimRow;
	at: Date;
}

/**
 * Corrects the invoice and returns the money, to the gift cards first that had paid.
 * @returns what is returned, with the parts of it that are the delivery and that went to gift cards, in cents
 * @throws Refusal 409 while the courier has yet to be paid for something of it, which would not be returned then
 */
async function takeBack(tx: Database, digital: DigitalGoods, { order, items, claim, at }: TakenBack) {
	const refund = worthOnAcceptance(await readOrdered(tx, digital, order), claim);
	const { amount } = refund;
	if (order.paymentStatus !== 'paid' && amount > claim.amount) throw notDelivered();
	// withdrawals received by older releases have not ended their cards
	await endCards(tx, { claim, items, giftCardSkus: digital.giftCardSkus });
	const giftCardAmount = await returnToGiftCards(tx, order.uuid, amount);
	await issueCorrection(tx, { order, claim: { ...claim, ...refund }, at });
	return { ...refund, giftCardAmount };
}

/** A complaint's pictures, counted from 1. */
export function claimPictureRoute(app: Hono, { db }: Services): void {
	app.get('/api/admin/claim/:id/picture/:index', async (c) => {
		const picture = await pictureOf(db, { claimId: toId(c.req.param('id')), index: toId(c.req.param('index')) });
		c.header('Content-Type', 'image/webp');
		c.header('Cache-Control', 'private, no-store');
		return c.body(new Uint8Array(picture));
	});
}

/** @throws Refusal 409 for another decision than the first */
function isSettled({ state }: ClaimRow, wanted: ClaimRow['state']): boolean {
	if (state === 'received') return false;
	if (state === wanted) return true;
	throw new Refusal(409, 'claim-settled', `The claim was ${state} before.`);
}

/** @throws Refusal 404 */
async function requireClaim(db: Database, named: SQL) {
	const [claim] = await findClaims(db, named);
	if (!claim) throw notFound('There is no such claim.');
	return claim;
}

async function findClaims(db: Database, where: SQL, { size, start } = ONE_ENTRY) {
	const found = await db
		.select({ claim: claims, order: orders })
		.from(claims)
		.innerJoin(orders, eq(orders.uuid, claims.orderUuid))
		.where(where)
		.orderBy(asc(claims.id))
		.limit(size)
		.offset(start);
	const items = await itemsOf(
		db,
		found.map(({ order }) => order),
	);
	const pictures = await countPictures(
		db,
		found.map(({ claim }) => claim),
	);
	return found.map(({ claim, order: { uuid, number, email, currency } }) => ({
		...toClaim(claim, items.get(uuid) ?? [], pictures.get(claim.id)),
		order_number: number,
		email,
		currency,
		gift_card_amount: toAmount(claim.giftCardAmount),
	}));
}
