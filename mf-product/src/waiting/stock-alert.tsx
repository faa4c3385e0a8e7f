import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $isLoggedIn } from '@pasaz/kernel/stores/user';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Modal } from '@pasaz/ui-kit/modal';
import { Select } from '@pasaz/ui-kit/select';
import { type FormEvent, useState } from 'react';
import { laterMessages } from '../messages/later.ts';
import type { Choice } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { awaitedOf } from './awaited.ts';
import styles from './stock-alert.module.css';

const { email: Email } = availabilitySubscribe.body.shape;

type Status = 'waiting' | 'refused' | 'sending' | 'sent';

function useSubscription(isGuest: boolean) {
	const { api } = useShop();
	const t = useMessages(laterMessages);
	const [status, setStatus] = useState<Status>('waiting');
	const send = async (productId: number, email: string | undefined) => {
		setStatus('sending');
		try {
			await api.call(availabilitySubscribe, { body: { product_id: productId, ...(email && { email }) } });
			setStatus('sent');
		} catch (error) {
			console.warn('No notice of the stock', error);
			notify({ type: 'error', message: t.failed });
			setStatus('waiting');
		}
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (status === 'sending') return;
		const fields = new FormData(event.currentTarget);
		const email = isGuest ? Email.safeParse(String(fields.get('email')).trim()).data : undefined;
		if (isGuest && !email) return setStatus('refused');
		void send(Number(fields.get('variant')), email);
	};
	return { status, submit };
}

interface StockAlertProps {
	product: ProductPageData;
	choice: Choice;
	onClose: () => void;
}

/** Asks to be told when something is in stock again; who is logged in need not give an address. */
export function StockAlert({ product, choice, onClose }: StockAlertProps) {
	const t = useMessages(laterMessages);
	const isGuest = !useStore($isLoggedIn, { ssr: 'initial' });
	const { status, submit } = useSubscription(isGuest);
	const awaited = awaitedOf(product, choice);
	const [only] = awaited;
	return (
		<Modal open onClose={onClose} title={t.waitFor} closeLabel={t.closeWaiting}>
			{status === 'sent' ? (
				<p role="status">{t.waits}</p>
			) : (
				<form className={styles.form} method="post" noValidate onSubmit={submit}>
					<p>{t.waitingText}</p>
					{awaited.length > 1 ? (
						<Select
							name="variant"
							label={t.variant}
							options={awaited.map(({ id, label }) => ({ value: String(id), label }))}
						/>
					) : (
						<input type="hidden" name="variant" value={only?.id} />
					)}
					{isGuest && (
						<Field
							name="email"
							type="email"
							inputMode="email"
							autoComplete="email"
							label={t.email}
							error={status === 'refused' ? t.emailInvalid : undefined}
						/>
					)}
					<Button type="submit" busy={status === 'sending'}>
						{t.wait}
					</Button>
				</form>
			)}
		</Modal>
	);
}
