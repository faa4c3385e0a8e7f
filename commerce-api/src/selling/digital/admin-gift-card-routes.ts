import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import { toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import { and, eq } from 'drizzle-orm';
import { adminGiftCardBlock, adminGiftCardIssue, adminGiftCardUnblock } from '../../platform/admin-voucher-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { giftCards } from '../../platform/database/schema/digital.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import type { Services } from '../../platform/database/services.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireCurrencies } from '../../platform/http/require-currencies.ts';
import type { Route } from '../../platform/http/route.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { once, requestHash, requireKey } from '../idempotency.ts';
import { type GiftCardRow, giftCode, newGiftCode } from './gift-cards.ts';

interface GiftCardServices extends Services {
	storeViews: StoreViews;
}

export function adminGiftCardRoutes(route: Route, { db, now, storeViews }: GiftCardServices): void {
	route(adminGiftCardIssue, async ({ header, body }) => {
		requireCurrencies(storeViews, [body.currency]);
		const call = { key: requireKey(header('idempotency-key')), hash: requestHash('gift-card', body) };
		const code = await once(db, call, (tx) => issue(tx, body, now()));
		const [card] = await db.select().from(giftCards).where(eq(giftCards.code, code));
		if (!card) throw new Error('The gift card was not stored');
		return toGiftCard(card);
	});

	route(adminGiftCardBlock, async ({ params }) => {
		const named = eq(giftCards.code, giftCode(params.code ?? ''));
		const [card] = await db.update(giftCards).set({ active: false, blocked: true }).where(named).returning();
		if (!card) throw notFound('There is no such gift card.');
		return toGiftCard(card);
	});

	route(adminGiftCardUnblock, async ({ params }) =>
		toGiftCard(await db.transaction((tx) => unblock(tx, giftCode(params.code ?? '')))),
	);
}

/** @returns the code of the new card */
async function issue(
	tx: Database,
	{ amount, currency }: BodyOf<typeof adminGiftCardIssue>,
	createdAt: Date,
): Promise<string> {
	const [code, cents] = [newGiftCode(), toGrosze(amount)];
	await tx.insert(giftCards).values({ code, currency, amount: cents, balance: cents, createdAt });
	return code;
}

/** A card that ended meanwhile, by a withdrawal or with its order, stays so. @throws Refusal 404 */
async function unblock(tx: Database, code: string): Promise<GiftCardRow> {
	const named = eq(giftCards.code, code);
	const [card] = await tx.select().from(giftCards).where(named).for('update');
	if (!card) throw notFound('There is no such gift card.');
	if (!card.blocked) return card;
	// whoever cancels the order locks its cards first
	const active = card.claimId === null && !(await isCanceled(tx, card.soldBy));
	await tx.update(giftCards).set({ active, blocked: false }).where(named);
	return { ...card, active };
}

async function isCanceled(tx: Database, orderUuid: string | null): Promise<boolean> {
	if (orderUuid === null) return false;
	return (await tx.$count(orders, and(eq(orders.uuid, orderUuid), eq(orders.status, 'canceled')))) > 0;
}

function toGiftCard({ code, currency, amount, balance, active }: GiftCardRow) {
	return { code, currency, amount: toAmount(amount), balance: toAmount(balance), active };
}
