import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { deleteAccount } from '@pasaz/kernel/network/session';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldsOf } from '../account/fields-of.ts';
import styles from '../account/form.module.css';
import { Form } from '../account/form.tsx';
import { useAskAboutOrders } from '../account/use-ask-about-orders.ts';
import { useFieldRefusal } from '../account/use-field-refusal.ts';
import { deviceMessages } from '../messages/device.ts';

interface Values {
	password: string;
}

/** Says what goes, and asks for the password (rule 17.23). */
function DeleteForm({ onKeep }: { onKeep: () => void }) {
	const t = useMessages(deviceMessages);
	const { api } = useShop();
	const ask = useAskAboutOrders();
	const navigate = useNavigate();
	const form = useForm<Values>({ defaultValues: { password: '' } });
	const { isSubmitting } = form.formState;
	const refuse = useFieldRefusal(form.setError, { 'wrong-password': 'password' });
	const remove = async ({ password }: Values) => {
		try {
			await deleteAccount(api, password);
			notify({ type: 'success', message: t.accountDeleted });
			await navigate(pathTo('home'), { replace: true });
		} catch (error) {
			refuse(error);
		}
	};
	const submit = (values: Values) => ask(() => remove(values), t.deleteForGood);
	return (
		<div className={styles.form}>
			<h3 ref={takeFocus} tabIndex={-1}>
				{t.deleteTitle}
			</h3>
			<p>{t.deleteText}</p>
			<Form form={form} onSubmit={submit}>
				<Field
					{...fieldsOf(form).field('password')}
					type="password"
					autoComplete="current-password"
					label={t.deletePassword}
					hint={t.deletePasswordHint}
				/>
				<Button type="submit" busy={isSubmitting}>
					{t.deleteForGood}
				</Button>
				<Button variant="quiet" onClick={onKeep}>
					{t.keep}
				</Button>
			</Form>
		</div>
	);
}

export function DeleteAccount() {
	const t = useMessages(deviceMessages);
	const [state, setState] = useState<'idle' | 'asked' | 'kept'>('idle');
	if (state === 'asked') return <DeleteForm onKeep={() => setState('kept')} />;
	return (
		<Button variant="quiet" ref={state === 'kept' ? takeFocus : undefined} onClick={() => setState('asked')}>
			{t.deleteAccount}
		</Button>
	);
}
