import { MAX_FIELD_LENGTH } from '@pasaz/kernel/contract/claim-form';
import { writtenIban } from '@pasaz/kernel/domain/iban';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Field } from '@pasaz/ui-kit/field';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { type ReactNode, useId, useState } from 'react';
import { claimsMessages } from '../messages/claims.ts';
import styles from './claim-form.module.css';

export function ClaimPart({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles.part} aria-labelledby={id}>
			<h2 className={styles.title} id={id}>
				{title}
			</h2>
			{children}
		</section>
	);
}

const ONE_LINE = { maxLength: 200 };
const SEVERAL_LINES = { maxLength: MAX_FIELD_LENGTH };

export function BuyerPart() {
	const t = useMessages(claimsMessages);
	return (
		<ClaimPart title={t.buyer}>
			<Field {...ONE_LINE} name="name" label={t.name} autoComplete="name" />
			<TextArea {...SEVERAL_LINES} name="address" label={t.address} rows={2} autoComplete="street-address" />
			<div className={styles.half}>
				<Field {...ONE_LINE} name="email" type="email" label={t.email} inputMode="email" autoComplete="email" />
			</div>
			<div className={styles.half}>
				<Field {...ONE_LINE} name="phone" type="tel" label={t.phone} note={t.optional} autoComplete="tel" />
			</div>
		</ClaimPart>
	);
}

export function OrderPart({ children }: { children?: ReactNode }) {
	const t = useMessages(claimsMessages);
	return (
		<ClaimPart title={t.order}>
			<Field {...ONE_LINE} name="orderNumber" label={t.orderNumber} hint={t.orderNumberHint} autoComplete="off" />
			<div className={styles.half}>
				<Field {...ONE_LINE} name="orderedOn" label={t.orderedOn} hint={t.dateHint} autoComplete="off" />
			</div>
			<div className={styles.half}>
				<Field {...ONE_LINE} name="receivedOn" label={t.receivedOn} hint={t.dateHint} autoComplete="off" />
			</div>
			<TextArea {...SEVERAL_LINES} name="items" label={t.items} hint={t.itemsHint} rows={3} />
			{children}
		</ClaimPart>
	);
}

/** A mistyped account would send the money to nobody. The browser keeps a form with one, and leads to the field. */
export function MoneyField() {
	const t = useMessages(claimsMessages);
	const [isWrong, setWrong] = useState(false);
	const check = (input: HTMLInputElement | null) => {
		const typed = input?.value.trim() ?? '';
		const isRight = typed === '' || writtenIban(typed) !== undefined;
		input?.setCustomValidity(isRight ? '' : t.bankAccountWrong);
		return isRight;
	};
	return (
		<Field
			{...ONE_LINE}
			name="bankAccount"
			label={t.bankAccount}
			note={t.optional}
			hint={t.bankAccountHint}
			error={isWrong ? t.bankAccountWrong : undefined}
			autoComplete="off"
			// what was typed before hydration
			ref={(input) => void check(input)}
			onChange={({ currentTarget }) => {
				if (check(currentTarget)) setWrong(false);
			}}
			onBlur={({ currentTarget }) => setWrong(!check(currentTarget))}
			onInvalid={() => setWrong(true)}
		/>
	);
}
