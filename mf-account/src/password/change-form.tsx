import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { userChangePassword } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '../account/fields-of.ts';
import { Form } from '../account/form.tsx';
import { useFieldRefusal } from '../account/use-field-refusal.ts';
import { passwordMessages } from '../messages/password.ts';
import { type ChangeValues, changeSchema } from './password-schema.ts';

const EMPTY: ChangeValues = { current: '', password: '', repeated: '' };

/** Changes the password at once, never later: offline it is refused (rule 17.7). */
export function ChangeForm() {
	const t = useMessages(passwordMessages);
	const { api } = useShop();
	const online = useStore($online, { ssr: 'initial' });
	const resolver = useMemo(() => zodResolver(changeSchema(t)), [t]);
	const form = useForm<ChangeValues>({ resolver, ...WHEN_LEFT, defaultValues: EMPTY });
	const { isSubmitting } = form.formState;
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
	const { required } = fieldsOf(form);
	const fresh = { type: 'password', autoComplete: 'new-password' };
	return (
		<Form form={form} onSubmit={submit}>
			<Field {...required('current')} type="password" autoComplete="current-password" label={t.currentPassword} />
			<Field {...required('password')} {...fresh} label={t.newPassword} hint={t.passwordHint} />
			<Field {...required('repeated')} {...fresh} label={t.repeatPassword} />
			<Button type="submit" busy={isSubmitting}>
				{t.savePassword}
			</Button>
		</Form>
	);
}
