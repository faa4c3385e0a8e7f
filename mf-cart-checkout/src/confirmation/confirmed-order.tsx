import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $user } from '@pasaz/kernel/stores/user';
import { buttonLook } from '@pasaz/ui-kit/button';
import { formatDateTime } from '@pasaz/ui-kit/date';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { Steps } from '@pasaz/ui-kit/steps';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { collectMessages } from '../messages/collect.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { orderMessages } from '../messages/order.ts';
import type { Ordered } from '../order/ordered-here.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { CancelOrder } from './cancel-order.tsx';
import styles from './confirmed-order.module.css';
import { DigitalGoods } from './digital-goods.tsx';
import { isRefunded, isShipped, isWhole, type KnownOrder } from './known-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayOnline } from './pay-online.tsx';
import { Refunds } from './refunds.tsx';
import { usePurchaseTracking } from './use-purchase-tracking.ts';

function NextSteps({ payment }: { payment: KnownOrder }) {
	const t = useMessages(confirmationMessages);
	const collect = useMessages(collectMessages);
	const { collect_until } = payment;
	const shipped = isShipped(payment) ? [t.nextPack, t.nextTrack] : [];
	const way = collect_until ? [collect.waits({ until: formatDateTime(collect_until) }), collect.bring] : shipped;
	return (
		<section className={styles.next}>
			<h2 className={styles.subtitle}>{t.next}</h2>
			<Steps steps={[t.nextKeep, ...way]} />
		</section>
	);
}

/** What becomes of a canceled order's money. Who knows only the uuid is not told whether it was paid (rule 15.32). */
function useCanceledLead(payment: KnownOrder): string {
	const t = useMessages(confirmationMessages);
	const { refundedLead } = useMessages(orderMessages);
	if (isWhole(payment)) return isRefunded(payment) ? refundedLead : t.canceled;
	return payment.due_amount === 0 ? t.canceled : t.canceledIfPaid;
}

interface HeaderProps {
	payment: KnownOrder;
	wasOrderedHere: boolean;
	takesFocus: boolean;
}

function Header({ payment, wasOrderedHere, takesFocus }: HeaderProps) {
	const { status, order_number, pay_until, collect_until, gift_card_amount } = payment;
	const texts = useMessages(confirmationMessages);
	const { giftCardBack } = useMessages(orderMessages);
	const collect = useMessages(collectMessages);
	const isLeft = collect_until != null && pay_until == null;
	const t = isLeft ? { ...texts, expiredTitle: collect.over, expired: collect.overLead } : texts;
	const canceledLead = useCanceledLead(payment);
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// after ordering, the heading of the page that was loading had the focus, and is gone (rule 22.14)
		const isLost = wasOrderedHere && document.activeElement === document.body;
		if (takesFocus || isLost) title.current?.focus({ preventScroll: isLost });
	}, [takesFocus, wasOrderedHere]);
	const isExpired = status === 'canceled' && (pay_until ?? collect_until) != null;
	const titles = { refused: t.refusedTitle, canceled: isExpired ? t.expiredTitle : t.canceledTitle };
	const words = {
		pending: t.pending,
		paid: t.paid,
		refused: t.refused,
		'on-delivery': t.onDelivery,
		canceled: isExpired ? t.expired : canceledLead,
	};
	if (gift_card_amount) words.canceled += ` ${giftCardBack}`;
	return (
		<PageHeader
			titleRef={title}
			eyebrow={t.number({ number: order_number })}
			title={status === 'refused' || status === 'canceled' ? titles[status] : t.thanks}
			lead={words[status]}
		/>
	);
}

interface ConfirmedOrderProps {
	payment: KnownOrder;
	/** Known only in the tab in which the order was placed. */
	ordered: Ordered | null;
	onCanceled: () => void;
}

export function ConfirmedOrder({ payment, ordered, onCanceled }: ConfirmedOrderProps) {
	const t = useMessages(confirmationMessages);
	const [isAsking, setAsking] = useState(false);
	const [hasCanceled, setCanceled] = useState(false);
	usePurchaseTracking(payment);
	const { status, redirect_url: redirectUrl, uuid, pay_until } = payment;
	const isOver = status === 'paid' || status === 'canceled';
	const isLoggedIn = useStore($user, { ssr: 'initial' }).session !== null;
	const mayCancel = isLoggedIn || ordered?.secret !== undefined;
	const cancel = () => {
		setCanceled(true);
		onCanceled();
	};
	return (
		<SplitPage
			head={
				<Header payment={payment} wasOrderedHere={ordered !== null} takesFocus={hasCanceled && status === 'canceled'} />
			}
		>
			{redirectUrl && (status === 'pending' || status === 'refused') && (
				<PayOnline
					uuid={uuid}
					redirectUrl={redirectUrl}
					automatic={status === 'pending'}
					paused={isAsking}
					until={pay_until}
				/>
			)}
			<BankTransfer order={payment} />
			<Refunds payment={payment} />
			{isWhole(payment) && <DigitalGoods order={payment} />}
			{status !== 'canceled' && status !== 'refused' && <NextSteps payment={payment} />}
			<OrderSummary payment={payment} />
			<OrderFacts order={payment} ordered={ordered} />
			<div className={styles.ways}>
				<Link {...buttonLook('secondary')} to={pathTo('home')}>
					{t.backHome}
				</Link>
				{!isOver && mayCancel && (
					<CancelOrder uuid={uuid} secret={ordered?.secret} onAsk={setAsking} onCanceled={cancel} />
				)}
			</div>
		</SplitPage>
	);
}
