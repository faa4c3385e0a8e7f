import { toAmount } from '@pasaz/kernel/domain/money';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { giftCards } from '../../platform/database/schema/digital.ts';
import { claims, orderItems } from '../../platform/database/schema/sales.ts';
import { formatMoment, formatMoney } from '../../platform/mail/formats.ts';
import type { Letter, LetterRow, Sender } from '../../platform/mail/letter.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { withoutLinks } from '../../platform/mail/typed-text.ts';
import { awaitedFiles, type FilesBySku, paidDownloads } from '../digital/awaited-files.ts';
import { type BoughtFile, type DownloadRow, downloadPath, grantDownloads } from '../digital/downloads.ts';
import { endCards, type GiftCardRow, newGiftCode, soldCards } from '../digital/gift-cards.ts';
import type { OrderItemRow, OrderRow } from '../order-rows.ts';
import { DIGITAL_TEXTS } from './digital-texts.ts';
import { mailAwaitedFiles } from './letters/awaited-files-letter.ts';
import { orderUrl } from './letters/order-url.ts';
import { isFreeForStranger } from './letters/own-address.ts';
import { itemsOf } from './require-order.ts';
import type { StateServices } from './state-services.ts';

/**
 * Gives the shopper the files and gift cards of an order that is paid, by mail and on the order's page, and tells the merchant of
 * files that are not there. The caller has locked the order.
 */
export async function deliverDigital(tx: Database, services: StateServices, order: OrderRow): Promise<void> {
	const items = (await itemsOf(tx, [order])).get(order.uuid) ?? [];
	await issueGiftCards(tx, services, { order, items });
	await endWithdrawnCards(tx, services, { order, items });
	const cards = (await soldCards(tx, order.uuid)).filter(({ active }) => active);
	const lines = await paidDownloads(tx, eq(orderItems.orderUuid, order.uuid));
	const files = await grantDownloads(tx, filesOfLines(lines, await filesOf(services, lines)), services.now());
	if (cards.length + files.length > 0) await mailDigital(tx, services, { order, cards, files });
	const awaited = await awaitedFiles(tx, eq(orderItems.orderUuid, order.uuid));
	if (awaited.length > 0) await mailAwaitedFiles(tx, services.shop, { order, items: awaited });
}

interface Bought {
	order: OrderRow;
	items: readonly OrderItemRow[];
}

async function issueGiftCards(tx: Database, { digital, now }: StateServices, { order, items }: Bought): Promise<void> {
	const { uuid: soldBy, currency } = order;
	if ((await soldCards(tx, soldBy)).length > 0) return;
	const sold = items.filter(({ sku, price }) => digital.giftCardSkus.has(sku) && price > 0);
	const cards = sold.flatMap(({ id: itemId, qty, price: amount, options }) =>
		Array.from({ length: qty }, () => ({
			code: newGiftCode(),
			currency,
			amount,
			balance: amount,
			options,
			soldBy,
			itemId,
			createdAt: now(),
		})),
	);
	if (cards.length > 0) await tx.insert(giftCards).values(cards);
}

/** What the courier is paid for can be withdrawn from before its cards are issued. */
async function endWithdrawnCards(tx: Database, { digital }: StateServices, { order, items }: Bought): Promise<void> {
	const isIts = and(eq(claims.orderUuid, order.uuid), eq(claims.kind, 'withdrawal'), ne(claims.state, 'refused'));
	const withdrawals = await tx.select().from(claims).where(isIts).orderBy(asc(claims.id));
	for (const claim of withdrawals) await endCards(tx, { claim, items, giftCardSkus: digital.giftCardSkus });
}

/** A folder that cannot be read must not keep the payment from being noted: its files come late, as do those that are not there. */
async function filesOf({ digital, now }: StateServices, lines: readonly OrderItemRow[]): Promise<FilesBySku> {
	const list = (sku: string) => digital.files.list(sku, now()).catch((): string[] => []);
	return new Map(await Promise.all(lines.map(async ({ sku }) => [sku, await list(sku)] as const)));
}

export function filesOfLines(lines: readonly OrderItemRow[], files: FilesBySku): BoughtFile[] {
	return lines.flatMap(({ id: itemId, orderUuid, sku }) =>
		(files.get(sku) ?? []).map((file) => ({ orderUuid, itemId, sku, file })),
	);
}

interface Delivered {
	order: OrderRow;
	cards: readonly GiftCardRow[];
	files: readonly DownloadRow[];
}

export async function mailDigital(tx: Database, services: StateServices, delivered: Delivered): Promise<void> {
	const { shop } = services;
	const { email: to, storeCode } = delivered.order;
	const url = await orderUrl(tx, services, delivered.order);
	const links = delivered.files.map((file) => ({
		label: file.file,
		url: shop.publicUrl + downloadPath(file, file.expiresAt),
	}));
	await sendMail(tx, shop.storeViews, {
		to,
		storeCode,
		toStranger: await isFreeForStranger(tx, delivered.order),
		write: (sender) => digitalLetter(sender, delivered, { url, links }),
	});
}

function digitalLetter(
	{ language }: Sender,
	{ order, cards, files }: Delivered,
	{ url, links }: { url: string; links: NonNullable<Letter['links']> },
): Letter {
	const texts = DIGITAL_TEXTS[language];
	const rows = cards.flatMap(({ code, amount, currency, options }): LetterRow[] => [
		[`${texts.card} ${formatMoney(language, toAmount(amount), currency)}`, code],
		...(options ?? []).map(({ label, value }): LetterRow => [label, withoutLinks(value)]),
	]);
	const [first] = files;
	return {
		subject: texts.subject(order.number),
		paragraphs: [texts.body(order.number), ...(cards.length > 0 ? [texts.cards] : [])],
		links,
		rows,
		action: { label: texts.see, url },
		notes: first ? [texts.files({ times: first.left, until: formatMoment(language, first.expiresAt, 'short') })] : [],
	};
}
