import { useShop } from '@pasaz/kernel/composition/shop';
import { orderFind } from '@pasaz/kernel/contract/order-document';
import { tidyText } from '@pasaz/kernel/domain/tidy-text';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import styles from './find-order-form.module.css';

function textOf(data: FormData, name: string): string {
	const value = data.get(name);
	return typeof value === 'string' ? tidyText(value) : '';
}

export function FindOrderForm() {
	const t = useMessages(withdrawalMessages);
	const { api } = useShop();
	const toMessage = useErrorMessage();
	const navigate = useNavigate();
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const find = async (data: FormData) => {
		setBusy(true);
		setProblem(undefined);
		try {
			const body = { order_number: textOf(data, 'number'), email: textOf(data, 'email') };
			const { uuid, secret } = await api.call(orderFind, { body });
			await navigate(pathTo('order', { uuid, secret }));
		} catch (error) {
			const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
			setProblem(isUnknown ? t.notFound : toMessage(error));
		} finally {
			setBusy(false);
		}
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		void find(new FormData(event.currentTarget));
	};
	return (
		<form className={styles.form} method="post" onSubmit={submit}>
			<Field name="number" label={t.orderNumber} hint={t.orderNumberHint} autoComplete="off" maxLength={40} required />
			<Field
				name="email"
				type="email"
				inputMode="email"
				autoComplete="email"
				label={t.email}
				maxLength={255}
				required
			/>
			{problem && <Notice type="error">{problem}</Notice>}
			<Button type="submit" busy={busy}>
				{t.find}
			</Button>
		</form>
	);
}
