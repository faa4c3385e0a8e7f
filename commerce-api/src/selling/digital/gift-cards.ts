import { randomInt } from 'node:crypto';
import { toAmount } from '@pasaz/kernel/domain/money';
import { and, asc, eq, gte, inArray, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { giftCardPayments, giftCards } from '../../platform/database/schema/digital.ts';
import type { claims } from '../../platform/database/schema/sales.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { orderRefusal } from '../order-refusal.ts';
import type { OrderItemRow } from '../order-rows.ts';
import type { DigitalGoods } from './digital-goods.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;

/** Without characters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;

/** 80 random bits, e.g. `K7QX-2MNA-PT4R-9CWE`. */
export function newGiftCode(): string {
	const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
	return Array.from({ length: GROUPS }, group).join('-');
}

/** As it is stored, however it was typed. */
export function giftCode(code: string): string {
	const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
	return plain.match(/.{1,4}/g)?.join('-') ?? '';
}

/** @throws Refusal 404 for a card that is not there or cannot be used any more */
export async function requireGiftCard(db: Database, code: string): Promise<GiftCardRow> {
	const isIt = and(eq(giftCards.code, giftCode(code)), eq(giftCards.active, true));
	const [card] = await db.select().from(giftCards).where(isIt);
	if (!card) throw notFound('There is no such gift card.');
	return card;
}

export function soldCards(db: Database, orderUuid: string): Promise<GiftCardRow[]> {
	return selectSold(db, orderUuid);
}

/** Until the transaction ends nobody pays from the cards that an order has sold. */
export function lockSoldCards(tx: Database, orderUuid: string): Promise<GiftCardRow[]> {
	return selectSold(tx, orderUuid).for('update');
}

/** In the order in which cards are locked. */
function selectSold(db: Database, orderUuid: string) {
	return db.select().from(giftCards).where(eq(giftCards.soldBy, orderUuid)).orderBy(asc(giftCards.code));
}

export interface GiftPayment {
	codes: readonly string[];
	orderUuid: string;
	currency: string;
	/** Cents that are to be paid. */
	sum: number;
}

/**
 * Pays an order from gift cards as far as they last, one after the other. Whoever pays from the same card at the same time waits.
 * @returns the cents that were taken
 * @throws Refusal 409 `gift-card-unavailable` with the codes that are unknown, empty or of another currency
 */
export async function payByGiftCards(tx: Database, { codes, orderUuid, currency, sum }: GiftPayment): Promise<number> {
	const named = [...new Set(codes.map(giftCode))];
	if (named.length === 0) return 0;
	const isNamed = inArray(giftCards.code, named);
	const rows = await tx.select().from(giftCards).where(isNamed).orderBy(asc(giftCards.code)).for('update');
	const good = new Map(
		rows
			.filter((card) => card.active && card.currency === currency && card.balance > 0)
			.map((card) => [card.code, card]),
	);
	const bad = named.filter((code) => !good.has(code));
	if (bad.length > 0) throw orderRefusal('gift-card-unavailable', { codes: bad });
	let left = sum;
	for (const code of named) {
		const amount = Math.min(good.get(code)?.balance ?? 0, left);
		if (amount === 0) continue;
		await take(tx, code, amount);
		await tx.insert(giftCardPayments).values({ orderUuid, code, amount });
		left -= amount;
	}
	return sum - left;
}

/** The condition would hold even without a lock. */
async function take(tx: Database, code: string, amount: number): Promise<void> {
	const [taken] = await tx
		.update(giftCards)
		.set({ balance: sql`${giftCards.balance} - ${amount}` })
		.where(and(eq(giftCards.code, code), eq(giftCards.active, true), gte(giftCards.balance, amount)))
		.returning();
	if (!taken) throw new Refusal(409, 'gift-card-unavailable', 'A gift card cannot be used.', { codes: [code] });
}

/**
 * Puts back what an order that has ended took from gift cards, and ends those that it had sold.
 * @throws Refusal 409 where something of these was spent
 */
export async function freeGiftCards(tx: Database, orderUuid: string): Promise<void> {
	refuseSpent((await lockCards(tx, orderUuid)).filter(({ soldBy }) => soldBy === orderUuid));
	await returnToGiftCards(tx, orderUuid, Number.POSITIVE_INFINITY);
	await tx.update(giftCards).set({ active: false }).where(eq(giftCards.soldBy, orderUuid));
}

function refuseSpent(sold: readonly GiftCardRow[]): void {
	const spent = sold
		.filter(isSpent)
		.reduce((sum, { amount, balance, blocked }) => sum + amount - (blocked ? 0 : balance), 0);
	const which = 'A gift card that the order sold is blocked, or something was spent of it';
	const sentence = `${which}; the shopper can withdraw from the rest.`;
	if (spent > 0) throw new Refusal(409, 'gift-card-spent', sentence, { spent: toAmount(spent) });
}

/** All cards that an order has sold or was paid with, in the order in which whoever pays from them locks them. */
function lockCards(tx: Database, orderUuid: string): Promise<GiftCardRow[]> {
	const { code } = giftCardPayments;
	const paid = tx.select({ code }).from(giftCardPayments).where(eq(giftCardPayments.orderUuid, orderUuid));
	const isIts = or(eq(giftCards.soldBy, orderUuid), inArray(giftCards.code, paid));
	return tx.select().from(giftCards).where(isIts).orderBy(asc(giftCards.code)).for('update');
}

/** Puts back what is not there already. @param most cents @returns the cents that went back */
export async function returnToGiftCards(tx: Database, orderUuid: string, most: number): Promise<number> {
	let left = most;
	for (const { code, amount, returned } of await paymentsOf(tx, orderUuid)) {
		const back = Math.min(amount - returned, left);
		if (back === 0) continue;
		await setReturned(tx, { orderUuid, code, returned: returned + back });
		await tx
			.update(giftCards)
			.set({ balance: sql`${giftCards.balance} + ${back}` })
			.where(eq(giftCards.code, code));
		left -= back;
	}
	return most - left;
}

/** @throws Refusal 409 where a card does not have as much any more */
export async function payByGiftCardsAgain(tx: Database, orderUuid: string): Promise<void> {
	for (const { code, returned } of await paymentsOf(tx, orderUuid)) {
		if (returned === 0) continue;
		await take(tx, code, returned);
		await setReturned(tx, { orderUuid, code, returned: 0 });
	}
}

/**
 * Whether a card, unless a claim has ended it, has less on it than it was sold with. Nothing of a blocked one comes back, since the
 * merchant may have issued another in its place.
 */
export function isSpent({ active, blocked, claimId, amount, balance }: GiftCardRow): boolean {
	const isBack = !active && claimId !== null;
	return !isBack && (blocked || balance < amount);
}

/**
 * Whether a line has sold a card of its order. Older cards may not know their line: they are told by price and options, of which the
 * oldest know none, among the lines that can be gift cards.
 */
export function isOfLine(card: GiftCardRow, line: OrderItemRow, giftCardSkus: DigitalGoods['giftCardSkus']): boolean {
	const { id, sku, productType, price, options } = line;
	if (card.itemId !== null) return card.itemId === id;
	if (productType !== 'virtual' && !giftCardSkus.has(sku)) return false;
	return card.amount === price && JSON.stringify(card.options ?? options) === JSON.stringify(options);
}

interface TakenBack extends Pick<DigitalGoods, 'giftCardSkus'> {
	claim: Pick<typeof claims.$inferSelect, 'id' | 'orderUuid' | 'items'>;
	/** The lines of its order. */
	items: readonly OrderItemRow[];
	/** Whether cards of which something was spent stay. */
	onlyWhole?: boolean;
}

/** Ends as many of the cards that the lines of a claim have sold as come back, whole ones first, unless it has ended them before. */
export async function endCards(tx: Database, { claim, items, giftCardSkus, onlyWhole }: TakenBack): Promise<void> {
	const cards = await lockSoldCards(tx, claim.orderUuid);
	const taken = new Set<string>();
	for (const { itemId, qty } of claim.items) {
		const line = items.find(({ id }) => id === itemId);
		const own = cards.filter((card) => line && !taken.has(card.code) && isOfLine(card, line, giftCardSkus));
		const ended = own.filter(({ claimId }) => claimId === claim.id);
		const active = own.filter((card) => card.active && !(onlyWhole && isSpent(card))).toSorted(byWorth);
		for (const { code } of [...ended, ...active].slice(0, qty)) taken.add(code);
	}
	if (taken.size === 0) return;
	await tx
		.update(giftCards)
		.set({ active: false, claimId: claim.id })
		.where(inArray(giftCards.code, [...taken]));
}

/** Whole cards first; of those the ones that no other line can have sold. */
function byWorth(a: GiftCardRow, b: GiftCardRow): number {
	return b.balance - a.balance || Number(a.itemId === null) - Number(b.itemId === null);
}

/** Makes the cards good again that a withdrawal has ended, unless the merchant has blocked them since. */
export async function restoreCards(tx: Database, { id, orderUuid }: TakenBack['claim']): Promise<void> {
	const isIts = and(eq(giftCards.soldBy, orderUuid), eq(giftCards.claimId, id));
	await tx
		.update(giftCards)
		.set({ active: not(giftCards.blocked), claimId: null })
		.where(isIts);
}

type GiftCardPayment = typeof giftCardPayments.$inferSelect;

/** In the order in which cards are locked. The caller has locked the order. */
function paymentsOf(tx: Database, orderUuid: string): Promise<GiftCardPayment[]> {
	const isIts = eq(giftCardPayments.orderUuid, orderUuid);
	return tx.select().from(giftCardPayments).where(isIts).orderBy(asc(giftCardPayments.code));
}

async function setReturned(
	tx: Database,
	{ orderUuid, code, returned }: Omit<GiftCardPayment, 'amount'>,
): Promise<void> {
	const isIt = and(eq(giftCardPayments.orderUuid, orderUuid), eq(giftCardPayments.code, code));
	await tx.update(giftCardPayments).set({ returned }).where(isIt);
}
