import { toAmount } from '@pasaz/kernel/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { claims } from '../../../platform/database/schema/sales.ts';
import { formatMoment, formatMoney } from '../../../platform/mail/formats.ts';
import type { Letter, LetterRow, Sender } from '../../../platform/mail/letter.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Language } from '../../../platform/store-views.ts';
import { showroomOf } from '../../collect/collect-method.ts';
import type { OrderRow } from '../../order-rows.ts';
import { dueOf } from '../order-sums.ts';
import type { StateChange, StateServices } from '../state-services.ts';
import { COLLECT_TEXTS } from './collect-texts.ts';
import { orderUrl } from './order-url.ts';
import { isOwnAddress } from './own-address.ts';
import { STATE_TEXTS } from './state-texts.ts';

interface StateLetter {
	order: OrderRow;
	state: StateChange['state'];
	/** Why it is written, where not because of the state alone: the parcel came back, or its tracking has changed. */
	cause?: 'returned' | 'tracking' | undefined;
	url: string;
	/** Cents that go back the way they came when it is cancelled. */
	refund: number;
}

function stateLetter({ language }: Sender, letter: StateLetter): Letter {
	const { order, state, url, refund } = letter;
	const texts = { ...STATE_TEXTS[language], ...COLLECT_TEXTS[language] };
	const { subject, body } = texts[textOf(letter)];
	const isRefunded = state === 'canceled' && order.paymentStatus === 'paid' && refund > 0;
	const follow = state === 'sent' ? order.tracking?.url : undefined;
	const rows: LetterRow[] = state === 'sent' ? trackingRows(order, texts) : [];
	if (state === 'sent' || state === 'paid') rows.push(...collectRows(language, order));
	if (isRefunded) rows.push([texts.refund, formatMoney(language, toAmount(refund), order.currency)]);
	const paragraphs = body.map((text) => text.replace('{number}', order.number));
	if (state === 'canceled') paragraphs.push(isRefunded ? texts.refunded : texts.nothingToPay);
	if (state === 'canceled' && order.giftCardAmount > 0) paragraphs.push(texts.giftCardBack);
	return {
		subject: subject.replace('{number}', order.number),
		paragraphs,
		rows,
		action: follow ? { label: texts.follow, url: follow } : { label: texts.see, url },
		notes: follow ? [`${texts.see}: ${url}`] : [],
	};
}

const COLLECTED = { paid: 'reserved', sent: 'ready', delivered: 'collected', canceled: 'notCollected' } as const;

/** Which text tells of the state: what waits in a showroom is neither sent nor brought. */
function textOf({ order, state, cause }: StateLetter) {
	const { payUntil, collectUntil, shippingAddress } = order;
	if (cause === 'tracking') return 'tracking';
	if (cause === 'returned' && showroomOf(order) === undefined) return 'returned';
	if (state === 'canceled' && payUntil !== null) return 'expired';
	if (collectUntil) return COLLECTED[state];
	if (state === 'canceled' || shippingAddress) return state;
	// nothing virtual is packed, sent or brought (rule 15.42)
	return state === 'paid' ? 'paidVirtual' : 'doneVirtual';
}

function collectRows(language: Language, { collectUntil, shippingAddress }: OrderRow): LetterRow[] {
	if (!collectUntil) return [];
	const { where, until } = COLLECT_TEXTS[language];
	const { company, street = [], postcode, city } = shippingAddress ?? {};
	const place = [company, street.join(' '), [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
	return [
		[where, place],
		[until, formatMoment(language, collectUntil, 'short')],
	];
}

function trackingRows({ tracking }: OrderRow, texts: { carrier: string; parcel: string }): LetterRow[] {
	const { carrier, number } = tracking ?? {};
	return [...rowOf(texts.carrier, carrier), ...rowOf(texts.parcel, number)];
}

function rowOf(label: string, value: string | undefined): LetterRow[] {
	return value ? [[label, value]] : [];
}

/** Cents that accepted withdrawals and complaints have brought back, without what went to gift cards. */
async function moneyReturned(tx: Database, orderUuid: string): Promise<number> {
	const isAccepted = and(eq(claims.orderUuid, orderUuid), eq(claims.state, 'accepted'));
	const accepted = await tx.select().from(claims).where(isAccepted);
	return accepted.reduce((sum, { amount, giftCardAmount }) => sum + amount - giftCardAmount, 0);
}

export async function mailState(
	tx: Database,
	services: StateServices,
	{ order, state, cause }: Pick<StateLetter, 'order' | 'state' | 'cause'>,
): Promise<void> {
	const { email: to, storeCode, uuid } = order;
	const url = await orderUrl(tx, services, order);
	// cancelling is the one state that who placed the order brings about at will
	const toStranger = state === 'canceled' && !(await isOwnAddress(tx, order));
	const refund = dueOf(order) - (await moneyReturned(tx, uuid));
	const write = (sender: Sender) => stateLetter(sender, { order, state, cause, url, refund });
	await sendMail(tx, services.shop.storeViews, { to, storeCode, toStranger, write });
}
