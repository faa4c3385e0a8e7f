import { zodResolver } from '@hookform/resolvers/zod';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldsOf } from '../account/fields-of.ts';
import { Form } from '../account/form.tsx';
import { useFieldRefusal } from '../account/use-field-refusal.ts';
import { passwordMessages } from '../messages/password.ts';
import { type CreateValues, createSchema } from './password-schema.ts';
import { passwordSetter } from './password-setter.ts';
import type { ResetLink } from './read-reset-link.ts';

function useCreating(link: ResetLink) {
	const { api } = useShop();
	const t = useMessages(passwordMessages);
	const navigate = useNavigate();
	const [setPassword] = useState(() => passwordSetter(api, link));
	return async ({ password }: CreateValues) => {
		await setPassword(password);
		notify({ type: 'success', message: t.changed, action1: { label: t.ok, run: () => {} } });
		await navigate(pathTo('account'), { replace: true });
	};
}

export function CreateForm({ link }: { link: ResetLink }) {
	const t = useMessages(passwordMessages);
	const create = useCreating(link);
	const resolver = useMemo(() => zodResolver(createSchema(t)), [t]);
	const form = useForm<CreateValues>({ resolver, ...WHEN_LEFT, defaultValues: { password: '', repeated: '' } });
	const { isSubmitting } = form.formState;
	const refuse = useFieldRefusal(form.setError, { 'common-password': 'password' });
	const submit = (values: CreateValues) => create(values).catch(refuse);
	const { required } = fieldsOf(form);
	return (
		<Form form={form} onSubmit={submit}>
			<input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
			<Field
				{...required('password')}
				type="password"
				autoComplete="new-password"
				label={t.newPassword}
				hint={t.passwordHint}
			/>
			<Field {...required('repeated')} type="password" autoComplete="new-password" label={t.repeatPassword} />
			<Button type="submit" busy={isSubmitting}>
				{t.savePassword}
			</Button>
		</Form>
	);
}
