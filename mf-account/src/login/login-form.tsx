import { zodResolver } from '@hookform/resolvers/zod';
import { useShop } from '@pasaz/kernel/composition/shop';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logIn } from '@pasaz/kernel/network/session';
import { pathTo } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { fieldsOf } from '../account/fields-of.ts';
import { Form } from '../account/form.tsx';
import { accountMessages } from '../messages/account.ts';
import { type LoginValues, loginSchema } from './login-schema.ts';
import { ReplacePassword } from './replace-password.tsx';

function isGivenUp(error: unknown): boolean {
	return error instanceof ApiError && error.code === 'password-change-required';
}

/** `next` is the path of the page that comes after. */
export function LoginForm({ next }: { next: string }) {
	const t = useMessages(accountMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const navigate = useNavigate();
	const resolver = useMemo(() => zodResolver(loginSchema(t)), [t]);
	const form = useForm<LoginValues>({ resolver, defaultValues: { username: '', password: '' } });
	const { isSubmitting } = form.formState;
	const { required } = fieldsOf(form);
	const [givenUp, setGivenUp] = useState<string | null>(null);
	const submit = async (values: LoginValues) => {
		setGivenUp(null);
		try {
			await logIn(api, values);
			await navigate(next, { replace: true });
		} catch (error) {
			if (isGivenUp(error)) return setGivenUp(values.username);
			form.setError('root', { message: toMessage(error) });
		}
	};
	return (
		<Form form={form} onSubmit={submit}>
			{givenUp && <ReplacePassword email={givenUp} />}
			<Field {...required('username')} type="email" inputMode="email" autoComplete="username" label={t.email} />
			<Field {...required('password')} type="password" autoComplete="current-password" label={t.password} />
			<Button type="submit" busy={isSubmitting}>
				{t.logIn}
			</Button>
			<Link to={pathTo('forgot-password')}>{t.forgotPassword}</Link>
		</Form>
	);
}
