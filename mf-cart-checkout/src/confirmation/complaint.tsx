import { useShop } from '@pasaz/kernel/composition/shop';
import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { complaintMessages } from '../messages/complaint.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { complaintProblem } from './complaint-problem.ts';
import { type FilledComplaint, sendComplaint } from './send-complaint.ts';
import { statementKeys } from './statement-keys.ts';
import styles from './withdrawal.module.css';

interface ComplaintProps {
	order: OrderDocument;
	secret: string | undefined;
	reload: () => void;
}

export function Complaint({ order, secret, reload }: ComplaintProps) {
	const t = useMessages(complaintMessages);
	const { api } = useShop();
	const toMessage = useErrorMessage();
	const [keys] = useState(statementKeys);
	const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
	const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false });
	const send = async (filled: FilledComplaint) => {
		setState({ busy: true });
		try {
			const lost = await sendComplaint(api, { uuid: order.uuid, secret, keys }, filled);
			if (lost.length > 0) notify({ type: 'warning', message: t.picturesLost({ names: lost.join(', ') }) });
			setState({ busy: false });
			setForm('closed');
			reload();
		} catch (error) {
			setState({ busy: false, problem: complaintProblem(error, t) ?? toMessage(error) });
		}
	};
	if (form !== 'open') {
		return (
			<div className={styles.start}>
				<Button variant="secondary" ref={form === 'left' ? takeFocus : undefined} onClick={() => setForm('open')}>
					{t.complain}
				</Button>
			</div>
		);
	}
	return (
		<section className={styles.panel} aria-label={t.title}>
			<h2 className={styles.title} ref={takeFocus} tabIndex={-1}>
				{t.title}
			</h2>
			<p>{t.lead}</p>
			<ComplaintForm
				lines={order.complainable}
				{...state}
				onSend={(filled) => void send(filled)}
				onLeave={() => setForm('left')}
			/>
		</section>
	);
}
