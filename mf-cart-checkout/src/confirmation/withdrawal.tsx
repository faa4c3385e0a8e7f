import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { ShownDate } from '@pasaz/ui-kit/date';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import { ChooseWithdrawal, type ChosenWithdrawal } from './choose-withdrawal.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { statementKeys } from './statement-keys.ts';
import styles from './withdrawal.module.css';

/** Before the midnight that ends the last day it is that day in every time zone of the shop. */
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

interface WithdrawalProps {
	order: OrderDocument;
	secret: string | undefined;
	reload: () => void;
}

export function Withdrawal({ order, secret, reload }: WithdrawalProps) {
	const t = useMessages(withdrawalMessages);
	const [step, setStep] = useState<'closed' | 'choosing' | 'confirming' | 'left'>('closed');
	const [keys] = useState(statementKeys);
	const [chosen, setChosen] = useState<ChosenWithdrawal | null>(null);
	const { withdrawable_until: until } = order;
	const finish = () => {
		setChosen(null);
		setStep('closed');
		reload();
	};
	if (step === 'closed' || step === 'left') {
		return (
			<div className={styles.start}>
				<Button variant="secondary" ref={step === 'left' ? takeFocus : undefined} onClick={() => setStep('choosing')}>
					{t.withdrawHere}
				</Button>
				{until && (
					<p className={styles.hint}>
						{t.until} <ShownDate at={new Date(Date.parse(until) - HALF_A_DAY_MS).toISOString()} />
					</p>
				)}
			</div>
		);
	}
	return (
		<section className={styles.panel} aria-label={t.title}>
			{step === 'confirming' && chosen ? (
				<ConfirmWithdrawal
					order={order}
					secret={secret}
					chosen={chosen}
					keys={keys}
					onBack={() => setStep('choosing')}
					onDone={finish}
				/>
			) : (
				<ChooseWithdrawal
					order={order}
					before={chosen}
					onNext={(next) => {
						setChosen(next);
						setStep('confirming');
					}}
					onLeave={() => setStep('left')}
				/>
			)}
		</section>
	);
}
