import { useShop } from '@pasaz/kernel/composition/shop';
import { orderCancel } from '@pasaz/kernel/contract/order';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { Notice } from '@pasaz/ui-kit/notice';
import { useState } from 'react';
import { confirmationMessages } from '../messages/confirmation.ts';
import styles from './cancel-order.module.css';

interface CancelOrderProps {
	uuid: string;
	/** Stands in for the owner's login. */
	secret?: string | undefined;
	/** Runs when the question opens, and when it ends with no: no redirect in between, nor once the order is being cancelled. */
	onAsk?: (isOpen: boolean) => void;
	onCanceled: () => void;
}

export function CancelOrder({ uuid, secret, onAsk, onCanceled }: CancelOrderProps) {
	const { api } = useShop();
	const t = useMessages(confirmationMessages);
	const toMessage = useErrorMessage();
	const [isOpen, setOpen] = useState(false);
	/** Stays so once the order is cancelled. */
	const [isSending, setSending] = useState(false);
	const [problem, setProblem] = useState<string>();
	const ask = () => {
		setOpen(true);
		onAsk?.(true);
	};
	const close = () => {
		setOpen(false);
		if (!isSending) onAsk?.(false);
	};
	const cancel = async () => {
		setSending(true);
		setProblem(undefined);
		try {
			await api.call(orderCancel, { params: { uuid }, body: secret ? { secret } : undefined });
			setOpen(false);
			onCanceled();
		} catch (error) {
			setProblem(error instanceof ApiError && error.status === 409 ? t.tooLateToCancel : toMessage(error));
			setSending(false);
			setOpen(true);
		}
	};
	const actions = (
		<>
			<Button busy={isSending} onClick={() => void cancel()}>
				{t.cancelOrderYes}
			</Button>
			<Button variant="secondary" onClick={close}>
				{t.keepOrder}
			</Button>
		</>
	);
	return (
		<div className={styles.cancel}>
			<Button variant="quiet" onClick={ask}>
				{t.cancelOrder}
			</Button>
			<Modal open={isOpen} onClose={close} title={t.cancelOrderAsk} closeLabel={t.close} actions={actions}>
				<p>{t.cancelOrderHint}</p>
				{problem && <Notice type="error">{problem}</Notice>}
			</Modal>
		</div>
	);
}
