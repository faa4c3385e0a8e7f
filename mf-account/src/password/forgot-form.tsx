import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { userResetPassword } from '@pasaz/kernel/contract/user';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '../account/fields-of.ts';
import { Form } from '../account/form.tsx';
import { passwordMessages } from '../messages/password.ts';
import { type ForgotValues, forgotSchema } from './password-schema.ts';

/** Asks for a link by mail. The answer is the same for every address; offline it is refused (rule 17.8). */
export function ForgotForm({ email }: { email: string }) {
	const t = useMessages(passwordMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const online = useStore($online, { ssr: 'initial' });
	const [sentTo, setSentTo] = useState<string | null>(null);
	const resolver = useMemo(() => zodResolver(forgotSchema(t)), [t]);
	const form = useForm<ForgotValues>({ resolver, defaultValues: { email } });
	const { isSubmitting } = form.formState;
	const { required } = fieldsOf(form);
	const submit = async (values: ForgotValues) => {
		if (!online) return form.setError('root', { message: t.offline });
		try {
			await api.call(userResetPassword, { body: values });
			setSentTo(values.email);
		} catch (error) {
			form.setError('root', { message: toMessage(error) });
		}
	};
	if (sentTo) {
		return (
			<Notice type="success" title={t.sentTitle} ref={takeFocus} tabIndex={-1}>
				<p>{t.sentText({ email: sentTo })}</p>
			</Notice>
		);
	}
	return (
		<Form form={form} onSubmit={submit}>
			<Field {...required('email')} type="email" inputMode="email" autoComplete="username" label={t.email} />
			<Button type="submit" busy={isSubmitting}>
				{t.sendLink}
			</Button>
		</Form>
	);
}
