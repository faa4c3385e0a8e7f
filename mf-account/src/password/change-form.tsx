import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { userChangePassword } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../account/form.module.css';
import { useFieldRefusal } from '../account/use-field-refusal.ts';
import { passwordMessages } from '../messages/password.ts';
import { type ChangeValues, changeSchema } from './password-schema.ts';

const EMPTY: ChangeValues = { current: '', password: '', repeated: '' };

/** Changes the password at once, never later: offline it is refused (rule 17.7). */
export function ChangeForm() {
	const t = useMessages(passwordMessages);
	const { api } = useShop();
	const online = useStore($online, { ssr: () => true });
	const resolver = useMemo(() => zodResolver(changeSchema(t)), [t]);
	const form = useForm<ChangeValues>({ resolver, ...WHEN_LEFT, defaultValues: EMPTY });
	const { errors, isSubmitting } = form.formState;
	const refuse = useFieldRefusal(form.setError, { 'common-password': 'password', 'wrong-password': 'current' });
	const submit = async ({ current, password }: ChangeValues) => {
		if (!online) return form.setError('root', { message: t.offline });
		try {
			await api.call(userChangePassword, { body: { currentPassword: current, newPassword: password } });
			form.reset();
			notify({ type: 'success', message: t.changed, action1: { label: t.ok, run: () => {} } });
		} catch (error) {
			refuse(error);
		}
	};
	const field = (name: keyof ChangeValues) => ({
		...form.register(name),
		'aria-required': true,
		error: errors[name]?.message,
	});
	const fresh = { type: 'password', autoComplete: 'new-password' };
	return (
		<form className={styles.form} method="post" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
			{errors.root && <Notice type="error">{errors.root.message}</Notice>}
			<Field {...field('current')} type="password" autoComplete="current-password" label={t.currentPassword} />
			<Field {...field('password')} {...fresh} label={t.newPassword} hint={t.passwordHint} />
			<Field {...field('repeated')} {...fresh} label={t.repeatPassword} />
			<Button type="submit" busy={isSubmitting}>
				{t.savePassword}
			</Button>
		</form>
	);
}
