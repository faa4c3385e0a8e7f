import { MOST_IN_FIELD } from '@pasaz/kernel/contract/claim-form';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Field } from '@pasaz/ui-kit/field';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { type ReactNode, useId } from 'react';
import { claimsMessages } from '../messages/claims.ts';
import styles from './claim-form.module.css';

/** Fields that belong together. */
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
const SEVERAL_LINES = { maxLength: MOST_IN_FIELD };

/** Who claims. */
export function BuyerPart() {
	const text = useMessages(claimsMessages);
	return (
		<ClaimPart title={text.buyer}>
			<Field {...ONE_LINE} name="name" label={text.name} autoComplete="name" />
			<TextArea {...SEVERAL_LINES} name="address" label={text.address} rows={2} autoComplete="street-address" />
			<div className={styles.half}>
				<Field {...ONE_LINE} name="email" type="email" label={text.email} inputMode="email" autoComplete="email" />
			</div>
			<div className={styles.half}>
				<Field {...ONE_LINE} name="phone" type="tel" label={text.phone} note={text.optional} autoComplete="tel" />
			</div>
		</ClaimPart>
	);
}

/** What the claim is about; `children` are questions of one kind of claim. */
export function OrderPart({ children }: { children?: ReactNode }) {
	const text = useMessages(claimsMessages);
	return (
		<ClaimPart title={text.order}>
			<Field {...ONE_LINE} name="orderNumber" label={text.orderNumber} hint={text.orderNumberHint} autoComplete="off" />
			<div className={styles.half}>
				<Field {...ONE_LINE} name="orderedOn" label={text.orderedOn} hint={text.dateHint} autoComplete="off" />
			</div>
			<div className={styles.half}>
				<Field {...ONE_LINE} name="receivedOn" label={text.receivedOn} hint={text.dateHint} autoComplete="off" />
			</div>
			<TextArea {...SEVERAL_LINES} name="items" label={text.items} hint={text.itemsHint} rows={3} />
			{children}
		</ClaimPart>
	);
}

/** Where money goes back to. */
export function MoneyField() {
	const text = useMessages(claimsMessages);
	return (
		<Field
			{...ONE_LINE}
			name="bankAccount"
			label={text.bankAccount}
			note={text.optional}
			hint={text.bankAccountHint}
			autoComplete="off"
		/>
	);
}
