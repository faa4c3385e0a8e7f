import { toAmount } from '@pasaz/kernel/domain/money';
import { pathTo } from '@pasaz/kernel/routes';
import { newOrderSecret } from '../../community/mail-links/order-links.ts';
import type { Database } from '../../platform/database/database.ts';
import { giftCards } from '../../platform/database/schema/digital.ts';
import { formatMoment } from '../../platform/mail/format-moment.ts';
import { formatMoney } from '../../platform/mail/format-money.ts';
import type { Letter, LetterRow, Sender } from '../../platform/mail/letter.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { withoutLinks } from '../../platform/mail/typed-text.ts';
import { addressIn } from '../../platform/store-views.ts';
import { type DownloadRow, downloadPath, downloadsOf, grantDownloads } from '../digital/downloads.ts';
import { type GiftCardRow, newGiftCode, soldCards } from '../digital/gift-cards.ts';
import type { OrderItemRow, OrderRow } from '../order-rows.ts';
import { DIGITAL_TEXTS } from './digital-texts.ts';
import { itemsOf } from './require-order.ts';
import type { StateServices } from './state-services.ts';

/** Gives the shopper the files and gift cards of an order that is paid, by mail and on the order's page. The caller has locked the order. */
export async function deliverDigital(tx: Database, services: StateServices, order: OrderRow): Promise<void> {
	const items = (await itemsOf(tx, [order])).get(order.uuid) ?? [];
	await issueGiftCards(tx, services, { order, items });
	await grantFiles(tx, services, items);
	const cards = await soldCards(tx, order.uuid);
	const files = await downloadsOf(tx, order.uuid);
	if (cards.length + files.length > 0) await mailDigital(tx, services, { order, cards, files });
}

interface Bought {
	order: OrderRow;
	items: readonly OrderItemRow[];
}

async function issueGiftCards(tx: Database, { digital, now }: StateServices, { order, items }: Bought): Promise<void> {
	const { uuid: soldBy, currency } = order;
	if ((await soldCards(tx, soldBy)).length > 0) return;
	const sold = items.filter(({ sku, price }) => digital.giftCardSkus.has(sku) && price > 0);
	const cards = sold.flatMap(({ qty, price: amount, options }) =>
		Array.from({ length: qty }, () => ({
			code: newGiftCode(),
			currency,
			amount,
			balance: amount,
			options,
			soldBy,
			createdAt: now(),
		})),
	);
	if (cards.length > 0) await tx.insert(giftCards).values(cards);
}

async function grantFiles(
	tx: Database,
	{ digital, now }: StateServices,
	items: readonly OrderItemRow[],
): Promise<void> {
	const bought = items.filter(({ productType }) => productType === 'downloadable');
	const files = await Promise.all(
		bought.map(async ({ id: itemId, orderUuid, sku }) =>
			(await digital.files.list(sku)).map((file) => ({ orderUuid, itemId, sku, file })),
		),
	);
	await grantDownloads(tx, files.flat(), now());
}

interface Delivered {
	order: OrderRow;
	cards: readonly GiftCardRow[];
	files: readonly DownloadRow[];
}

async function mailDigital(tx: Database, services: StateServices, delivered: Delivered): Promise<void> {
	const { shop, now } = services;
	const { email: to, storeCode, uuid } = delivered.order;
	const secret = await newOrderSecret(tx, uuid, { now: now() });
	const url = addressIn(shop, storeCode, pathTo('order', { uuid, secret }));
	const links = delivered.files.map((file) => ({
		label: file.file,
		url: shop.publicUrl + downloadPath(file, file.expiresAt),
	}));
	await sendMail(tx, shop.storeViews, {
		to,
		storeCode,
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
