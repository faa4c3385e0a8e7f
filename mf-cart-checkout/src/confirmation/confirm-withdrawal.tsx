import { useShop } from '@pasaz/kernel/composition/shop';
import { type OrderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import type { ChosenWithdrawal } from './choose-withdrawal.tsx';
import type { StatementKeys } from './statement-keys.ts';
import { useRefundWay } from './use-refund-way.ts';
import styles from './withdrawal.module.css';

interface ConfirmWithdrawalProps {
	order: OrderDocument;
	secret: string | undefined;
	chosen: ChosenWithdrawal;
	keys: StatementKeys;
	onBack: () => void;
	onDone: () => void;
}

/** Sends the statement; another tab may have sent it before. */
function useSending({ order, secret, chosen, keys, onDone }: Omit<ConfirmWithdrawalProps, 'onBack'>) {
	const t = useMessages(withdrawalMessages);
	const { api } = useShop();
	const toMessage = useErrorMessage();
	const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false });
	const send = async () => {
		setState({ busy: true });
		const items = chosen.items.map(({ item_id, qty }) => ({ item_id, qty }));
		const body = { items, ...(secret && { secret }), ...(chosen.account && { account: chosen.account }) };
		try {
			const headers = { 'Idempotency-Key': keys.keyOf(body) };
			await api.call(orderWithdraw, { params: { uuid: order.uuid }, body, headers });
			keys.forget();
			onDone();
		} catch (error) {
			const isTooLate = error instanceof ApiError && error.status === 409;
			setState({ busy: false, problem: isTooLate ? t.tooLate : toMessage(error) });
		}
	};
	return { ...state, send };
}

export function ConfirmWithdrawal({ onBack, ...props }: ConfirmWithdrawalProps) {
	const t = useMessages(withdrawalMessages);
	const { order, chosen } = props;
	const refundWay = useRefundWay(order);
	const { busy, problem, send } = useSending(props);
	return (
		<>
			<h2 className={styles.title} ref={takeFocus} tabIndex={-1}>
				{t.confirmTitle}
			</h2>
			<p>{t.statement({ number: order.order_number })}</p>
			<ul>
				{chosen.items.map(({ item_id, name, qty }) => (
					<li key={item_id}>{`${name} × ${qty}`}</li>
				))}
			</ul>
			<p>{refundWay(chosen)}</p>
			<p className={styles.hint}>{t.receipt({ email: order.email })}</p>
			{problem && <Notice type="error">{problem}</Notice>}
			<div className={styles.actions}>
				<Button busy={busy} onClick={() => void send()}>
					{t.confirm}
				</Button>
				<Button variant="secondary" onClick={onBack}>
					{t.back}
				</Button>
			</div>
		</>
	);
}
