import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { writtenIban } from '@pasaz/kernel/domain/iban';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { type FormEvent, useRef, useState } from 'react';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import { PieceChoice } from './piece-choice.tsx';
import styles from './withdrawal.module.css';

/** What the shopper withdraws from, and where the money goes; an empty account stands for the way it was paid. */
export interface ChosenWithdrawal {
	items: OrderDocument['withdrawable'];
	account: string;
}

interface ChooseWithdrawalProps {
	order: OrderDocument;
	before: ChosenWithdrawal | null;
	onNext: (chosen: ChosenWithdrawal) => void;
	onLeave: () => void;
}

export function ChooseWithdrawal({ order, before, onNext, onLeave }: ChooseWithdrawalProps) {
	const t = useMessages(withdrawalMessages);
	const { withdrawable, needs_account: needsAccount } = order;
	const chosenBefore = before?.items.map(({ item_id, qty }) => [item_id, qty] as const);
	const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map(chosenBefore));
	const [account, setAccount] = useState(before?.account ?? '');
	const [problem, setProblem] = useState<'items' | 'account'>();
	const fields = { items: useRef<HTMLInputElement>(null), account: useRef<HTMLInputElement>(null) };
	const refuse = (field: keyof typeof fields) => {
		setProblem(field);
		fields[field].current?.focus();
	};
	const settle = (field: keyof typeof fields) => setProblem((known) => (known === field ? undefined : known));
	const next = (event: FormEvent) => {
		event.preventDefault();
		const items = withdrawable
			.map((line) => ({ ...line, qty: pieces.get(line.item_id) ?? 0 }))
			.filter(({ qty }) => qty > 0);
		const number = writtenIban(account);
		if (items.length === 0) return refuse('items');
		if (number === undefined && (needsAccount || account.trim() !== '')) return refuse('account');
		onNext({ items, account: number ?? '' });
	};
	return (
		<>
			<h2 className={styles.title} ref={takeFocus} tabIndex={-1}>
				{t.title}
			</h2>
			<p>{t.lead}</p>
			<form className={styles.form} method="post" noValidate onSubmit={next}>
				<PieceChoice
					ref={fields.items}
					lines={withdrawable}
					pieces={pieces}
					error={problem === 'items' ? t.chooseSome : undefined}
					onChange={(chosen) => {
						setPieces(chosen);
						settle('items');
					}}
				/>
				<Field
					ref={fields.account}
					label={t.account}
					note={needsAccount ? undefined : t.optional}
					hint={needsAccount ? t.accountNeeded : t.accountHint}
					error={problem === 'account' ? t.accountWrong : undefined}
					value={account}
					autoComplete="off"
					maxLength={60}
					onChange={(event) => {
						setAccount(event.target.value);
						settle('account');
					}}
				/>
				<div className={styles.actions}>
					<Button type="submit">{t.next}</Button>
					<Button variant="secondary" onClick={onLeave}>
						{t.leave}
					</Button>
				</div>
			</form>
		</>
	);
}
