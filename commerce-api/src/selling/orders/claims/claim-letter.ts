import { toAmount } from '@pasaz/kernel/domain/money';
import { isVirtualType } from '../../../catalogue/product-types.ts';
import type { Database } from '../../../platform/database/database.ts';
import { formatMoment, formatMoney } from '../../../platform/mail/formats.ts';
import type { Letter, LetterRow, Sender } from '../../../platform/mail/letter.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { withoutLinks } from '../../../platform/mail/typed-text.ts';
import type { Language } from '../../../platform/store-views.ts';
import type { DigitalGoods } from '../../digital/digital-goods.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { orderUrl } from '../letters/order-url.ts';
import { isFreeForStranger } from '../letters/own-address.ts';
import { dueOf } from '../order-sums.ts';
import type { StateServices } from '../state-services.ts';
import { CLAIM_TEXTS } from './claim-texts.ts';
import type { ClaimRow } from './withdrawable.ts';

interface Claimed {
	order: OrderRow;
	claim: ClaimRow;
	items: readonly OrderItemRow[];
}

interface ClaimLetter extends Claimed {
	url: string;
	giftCardSkus: DigitalGoods['giftCardSkus'];
}

function claimLetter({ language }: Sender, letter: ClaimLetter): Letter {
	const { order, claim, items, url } = letter;
	const texts = CLAIM_TEXTS[language];
	const isRefund = isPaidBack(claim);
	const { subject, body, note } = isRefund ? texts.complaint.refunded : texts[claim.kind][claim.state];
	const fill = (text: string) =>
		text.replace('{number}', order.number).replace('{at}', formatMoment(language, claim.createdAt, 'long'));
	const lines: LetterRow[] = claim.items.map(({ itemId, qty }) => [
		items.find(({ id }) => id === itemId)?.name ?? '',
		texts.pieces(qty),
	]);
	return {
		subject: fill(subject),
		paragraphs: [fill(body), ...(claim.answer && !isRefund ? [claim.answer] : [])],
		rows: [...lines, ...factRows(language, { order, claim })],
		action: { label: texts.see, url },
		notes: note ? [claim.kind === 'withdrawal' && !hasGoods(letter) ? texts.nothingBack : note] : [],
	};
}

/** Whether anything of it can be sent back: files and gift cards cannot (rule 15.42). */
function hasGoods({ claim, items, giftCardSkus }: ClaimLetter): boolean {
	const claimed = new Set(claim.items.map(({ itemId }) => itemId));
	const made = items.filter(({ id, parentItemId }) => claimed.has(parentItemId ?? id));
	return made.some(
		({ sku, productType }) => productType !== 'bundle' && !isVirtualType(productType) && !giftCardSkus.has(sku),
	);
}

/** Whether it is a complaint whose money was sent back, of which a letter of its own tells. */
function isPaidBack({ kind, amount }: ClaimRow): boolean {
	return kind === 'complaint' && amount > 0;
}

function factRows(language: Language, { order, claim }: Pick<Claimed, 'order' | 'claim'>): LetterRow[] {
	const texts = CLAIM_TEXTS[language];
	if (claim.kind === 'complaint' && !isPaidBack(claim)) {
		const description = withoutLinks(claim.description ?? '');
		const demand: LetterRow[] = claim.demand ? [[texts.demand, texts.demands[claim.demand]]] : [];
		return [[texts.description, description], ...demand];
	}
	if (claim.state === 'refused') return [];
	return [
		[texts.amount, formatMoney(language, toAmount(claim.amount), order.currency)],
		[texts.way, wayOf(language, { order, claim })],
	];
}

/** Gift cards get back what they had paid before anything goes another way; how much that is, is known once it is settled (rule 15.39). */
function wayOf(language: Language, { order, claim }: Pick<Claimed, 'order' | 'claim'>): string {
	const texts = CLAIM_TEXTS[language];
	const rest = claim.account ?? texts.sameWay(order.paymentTitle);
	const [byCards, otherwise] =
		claim.state === 'received'
			? [order.giftCardAmount, dueOf(order)]
			: [claim.giftCardAmount, claim.amount - claim.giftCardAmount];
	if (byCards === 0) return rest;
	return otherwise === 0 ? texts.toCards : texts.cardsFirst(rest);
}

export async function mailClaim(tx: Database, services: StateServices, claimed: Claimed): Promise<void> {
	const { email: to, storeCode } = claimed.order;
	const url = await orderUrl(tx, services, claimed.order);
	const toStranger = await isFreeForStranger(tx, claimed.order);
	const { giftCardSkus } = services.digital;
	const write = (sender: Sender) => claimLetter(sender, { ...claimed, url, giftCardSkus });
	await sendMail(tx, services.shop.storeViews, { to, storeCode, toStranger, write });
}
