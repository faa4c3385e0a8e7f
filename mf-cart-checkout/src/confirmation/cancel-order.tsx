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

type State = 'closed' | 'asking' | 'sending';

interface CancelOrderProps {
	uuid: string;
	/** Stands in for the owner's login. */
	secret?: string | undefined;
	/** Runs when the question is opened or closed: no redirect while it is open. */
	onAsk?: (isOpen: boolean) => void;
	onCanceled: () => void;
}

export function CancelOrder({ uuid, secret, onAsk, onCanceled }: CancelOrderProps) {
	const { api } = useShop();
	const t = useMessages(confirmationMessages);
	const toMessage = useErrorMessage();
	const [state, setState] = useState<State>('closed');
	const [problem, setProblem] = useState<string>();
	const show = (next: State) => {
		setState(next);
		onAsk?.(next !== 'closed');
	};
	const cancel = async () => {
		setState('sending');
		setProblem(undefined);
		try {
			await api.call(orderCancel, { params: { uuid }, body: secret ? { secret } : undefined });
			show('closed');
			onCanceled();
		} catch (error) {
			setProblem(error instanceof ApiError && error.status === 409 ? t.tooLateToCancel : toMessage(error));
			setState('asking');
		}
	};
	const actions = (
		<>
			<Button busy={state === 'sending'} onClick={() => void cancel()}>
				{t.cancelOrderYes}
			</Button>
			<Button variant="secondary" onClick={() => show('closed')}>
				{t.keepOrder}
			</Button>
		</>
	);
	return (
		<div className={styles.cancel}>
			<Button variant="quiet" onClick={() => show('asking')}>
				{t.cancelOrder}
			</Button>
			<Modal
				open={state !== 'closed'}
				onClose={() => show('closed')}
				title={t.cancelOrderAsk}
				closeLabel={t.close}
				actions={actions}
			>
				<p>{t.cancelOrderHint}</p>
				{problem && <Notice type="error">{problem}</Notice>}
			</Modal>
		</div>
	);
}
