import { zodResolver } from '@hookform/resolvers/zod';
import { useShop } from '@pasaz/kernel/composition/shop';
import { userCreate } from '@pasaz/kernel/contract/user';
import { ApiError } from '@pasaz/kernel/errors';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logIn } from '@pasaz/kernel/network/session';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldsOf } from '../account/fields-of.ts';
import { Form } from '../account/form.tsx';
import { useFieldRefusal } from '../account/use-field-refusal.ts';
import { accountMessages } from '../messages/account.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { type RegisterValues, registerSchema } from './register-schema.ts';

const EMPTY: RegisterValues = { firstname: '', lastname: '', email: '', password: '', repeated: '', terms: false };

/** The shop tells only the owner of an address that it has an account; its password is another one than was just chosen. */
function isKnown(error: unknown): boolean {
	return error instanceof ApiError && error.code === 'wrong-login';
}

function useRegistration(next: string) {
	const { api } = useShop();
	const t = useMessages(accountMessages);
	const navigate = useNavigate();
	return async ({ firstname, lastname, email, password }: RegisterValues) => {
		await api.call(userCreate, { body: { customer: { firstname, lastname, email }, password } });
		await logIn(api, { username: email, password });
		notify({ type: 'success', message: t.welcome({ name: firstname }) });
		await navigate(next, { replace: true });
	};
}

export function RegisterForm({ next }: { next: string }) {
	const t = useMessages(accountMessages);
	const { nameLength } = useShop().storeView;
	const register = useRegistration(next);
	const resolver = useMemo(() => zodResolver(registerSchema(t, nameLength)), [t, nameLength]);
	const form = useForm<RegisterValues>({ resolver, ...WHEN_LEFT, defaultValues: EMPTY });
	const { isSubmitting } = form.formState;
	const refuse = useFieldRefusal(form.setError, { 'common-password': 'password' });
	const submit = (values: RegisterValues) =>
		register(values).catch((error: unknown) => {
			if (isKnown(error)) form.setError('root', { message: t.checkMail({ email: values.email }) });
			else refuse(error);
		});
	const { field, required } = fieldsOf(form);
	const newPassword = { type: 'password', autoComplete: 'new-password' };
	return (
		<Form form={form} onSubmit={submit}>
			<Field {...required('firstname')} label={t.firstName} autoComplete="given-name" />
			<Field {...required('lastname')} label={t.lastName} autoComplete="family-name" />
			<Field {...required('email')} label={t.email} type="email" inputMode="email" autoComplete="username" />
			<Field {...required('password')} {...newPassword} label={t.password} hint={t.passwordHint} />
			<Field {...required('repeated')} {...newPassword} label={t.repeatPassword} />
			<AcceptedTerms {...field('terms')} />
			<Button type="submit" busy={isSubmitting}>
				{t.register}
			</Button>
		</Form>
	);
}
