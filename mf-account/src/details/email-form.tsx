import { zodResolver } from '@hookform/resolvers/zod';
import { useShop } from '@pasaz/kernel/composition/shop';
import { userChangeEmail } from '@pasaz/kernel/contract/user';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldsOf } from '../account/fields-of.ts';
import styles from '../account/form.module.css';
import { Form } from '../account/form.tsx';
import { accountMessages } from '../messages/account.ts';

interface Values {
	email: string;
	password: string;
}

/** Asks for another e-mail address, which counts once it is confirmed. An account that only another provider opens has no password to give. */
export function EmailForm({ onDone }: { onDone: () => void }) {
	const t = useMessages(accountMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const resolver = useMemo(
		() =>
			zodResolver(
				z.object({ email: z.email(t.emailInvalid), password: z.string().check(z.maxLength(128, t.tooLong)) }),
			),
		[t],
	);
	const form = useForm<Values>({ resolver, ...WHEN_LEFT, defaultValues: { email: '', password: '' } });
	const { isSubmitting } = form.formState;
	const { field, required } = fieldsOf(form);
	const submit = async ({ email, password }: Values) => {
		try {
			await api.call(userChangeEmail, { body: { email, ...(password && { password }) } });
			notify({ type: 'success', message: t.emailAsked({ email }) });
			onDone();
		} catch (error) {
			const isWrong = error instanceof ApiError && error.code === 'wrong-password';
			if (isWrong) form.setError('password', { message: t.wrongPassword }, { shouldFocus: true });
			else form.setError('root', { message: toMessage(error) });
		}
	};
	return (
		<Form form={form} onSubmit={submit} isWide>
			<Field {...required('email')} type="email" inputMode="email" autoComplete="email" label={t.newEmail} />
			<Field
				{...field('password')}
				type="password"
				autoComplete="current-password"
				label={t.currentPassword}
				hint={t.currentPasswordHint}
			/>
			<div className={styles.wide}>
				<Button type="submit" busy={isSubmitting}>
					{t.sendConfirmation}
				</Button>
				<Button variant="quiet" onClick={onDone}>
					{t.cancel}
				</Button>
			</div>
		</Form>
	);
}
