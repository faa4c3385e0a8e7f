import { correctionPath, invoicePath, type OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { formatDateTime } from '@pasaz/ui-kit/date';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { takeFocus, takeFocusInView } from '@pasaz/ui-kit/take-focus';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { collectMessages } from '../messages/collect.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { orderMessages } from '../messages/order.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { BuyAgain } from './buy-again.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ClaimList } from './claim-list.tsx';
import { Complaint } from './complaint.tsx';
import { DigitalGoods } from './digital-goods.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { isRefunded, isShipped } from './known-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayOnline } from './pay-online.tsx';
import { Refunds } from './refunds.tsx';
import { Timeline } from './timeline.tsx';
import { Tracking } from './tracking.tsx';
import styles from './whole-order.module.css';
import { Withdrawal } from './withdrawal.tsx';

function isUnpaid({ state, status }: OrderDocument): boolean {
	return state === 'pending' && (status === 'pending' || status === 'refused');
}

/** Words for an order whose pieces wait in a showroom, in place of a parcel's. */
function useCollectWords({ collect_until: until, pay_until }: OrderDocument) {
	const t = useMessages(collectMessages);
	if (!until) return undefined;
	const waits = `${t.waits({ until: formatDateTime(until) })} ${t.bring}`;
	return {
		titles: { pending: t.reserved, processing: t.reserved, sent: t.ready, delivered: t.collected },
		leads: { pending: waits, processing: waits, sent: waits, delivered: t.collectedLead },
		over: pay_until ? {} : { expired: t.overLead, expiredTitle: t.over },
	};
}

/** The focus was on the heading of the page that was loading, or on the button that cancels, which goes with the new state. */
function useTitleFocus(state: string | undefined) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => takeFocus(title.current), []);
	useFocusWhenLost(title, state, takeFocusInView);
	return title;
}

function Header({ order, isByLink }: { order: OrderDocument; isByLink: boolean }) {
	const t = useMessages(orderMessages);
	const { number, ...texts } = useMessages(confirmationMessages);
	const collect = useCollectWords(order);
	const isExpired = order.state === 'canceled' && (order.pay_until ?? order.collect_until) != null;
	const { expired, expiredTitle } = { ...texts, ...collect?.over };
	const hasParcel = isShipped(order);
	const titles = {
		pending: isUnpaid(order) ? t.unpaid : t.accepted,
		processing: hasParcel ? t.packing : t.inWork,
		sent: hasParcel ? t.sent : t.done,
		delivered: hasParcel ? t.delivered : t.done,
		canceled: isExpired ? expiredTitle : t.canceled,
	};
	const leads = {
		pending: isUnpaid(order) ? (hasParcel ? t.unpaidLead : t.unpaidVirtual) : t.acceptedLead,
		processing: hasParcel ? t.packingLead : t.inWorkLead,
		sent: hasParcel ? t.sentLead : t.doneLead,
		delivered: hasParcel ? t.deliveredLead : t.doneLead,
		canceled: isExpired ? expired : isRefunded(order) ? t.refundedLead : t.canceledLead,
	};
	if (order.gift_card_amount) leads.canceled += ` ${t.giftCardBack}`;
	const state = order.state ?? 'pending';
	const title = useTitleFocus(order.state);
	const shown = collect && !isUnpaid(order) ? { ...titles, ...collect.titles } : titles;
	const told = collect && !isUnpaid(order) ? { ...leads, ...collect.leads } : leads;
	return (
		<PageHeader
			titleRef={title}
			eyebrow={number({ number: order.order_number })}
			title={shown[state]}
			lead={told[state]}
		>
			{!isByLink && <Link to={pathTo('account-orders')}>{t.allOrders}</Link>}
		</PageHeader>
	);
}

function Invoices({ order, secret }: Pick<WholeOrderProps, 'order' | 'secret'>) {
	const t = useMessages(orderMessages);
	const { uuid, invoice_number: number, corrections = [] } = order;
	if (!number) return null;
	return (
		<>
			<InvoiceLink
				uuid={uuid}
				secret={secret}
				label={t.invoice({ number })}
				pathWith={(key) => invoicePath({ uuid, secret: key })}
			/>
			{corrections.map(({ id, number: corrected }) => (
				<InvoiceLink
					key={id}
					uuid={uuid}
					secret={secret}
					label={t.correction({ number: corrected })}
					pathWith={(key) => correctionPath({ uuid, id, secret: key })}
				/>
			))}
		</>
	);
}

interface WholeOrderProps {
	order: OrderDocument;
	/** From the mail's link; the owner does without. */
	secret: string | undefined;
	reload: () => void;
}

export function WholeOrder({ order, secret, reload }: WholeOrderProps) {
	const { uuid, redirect_url: redirectUrl } = order;
	return (
		<SplitPage head={<Header order={order} isByLink={secret !== undefined} />}>
			{redirectUrl && isUnpaid(order) && (
				<PayOnline uuid={uuid} redirectUrl={redirectUrl} automatic={false} paused={false} until={order.pay_until} />
			)}
			<BankTransfer order={order} />
			<Refunds payment={order} />
			<Timeline order={order} />
			{order.tracking && <Tracking tracking={order.tracking} />}
			<ClaimList order={order} />
			<DigitalGoods order={order} />
			<OrderSummary payment={order} />
			<OrderFacts order={order} />
			<div className={styles.ways}>
				<BuyAgain uuid={uuid} secret={secret} />
				<Invoices order={order} secret={secret} />
				{order.can_cancel && <CancelOrder uuid={uuid} secret={secret} onCanceled={reload} />}
			</div>
			{order.withdrawable.length > 0 && <Withdrawal order={order} secret={secret} reload={reload} />}
			{order.complainable.length > 0 && <Complaint order={order} secret={secret} reload={reload} />}
		</SplitPage>
	);
}
