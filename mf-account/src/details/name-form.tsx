import { zodResolver } from '@hookform/resolvers/zod';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { User } from '@pasaz/kernel/contract/user';
import { nameRule } from '@pasaz/kernel/domain/form-rules';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldsOf } from '../account/fields-of.ts';
import styles from '../account/form.module.css';
import { Form } from '../account/form.tsx';
import { changeProfile } from '../account/profile-changes.ts';
import { profileMessages } from '../messages/profile.ts';

type Values = Pick<User, 'firstname' | 'lastname'>;

export function NameForm({ user, onDone }: { user: User; onDone: () => void }) {
	const t = useMessages(profileMessages);
	const { nameLength } = useShop().storeView;
	const resolver = useMemo(() => {
		const name = nameRule(t, { least: nameLength });
		return zodResolver(z.object({ firstname: name, lastname: name }));
	}, [t, nameLength]);
	const { firstname, lastname } = user;
	const form = useForm<Values>({ resolver, ...WHEN_LEFT, defaultValues: { firstname, lastname } });
	const { isSubmitting } = form.formState;
	const { required } = fieldsOf(form);
	const submit = async (values: Values) => {
		await changeProfile(values);
		onDone();
	};
	return (
		<Form form={form} onSubmit={submit} isWide>
			<Field {...required('firstname')} label={t.firstName} autoComplete="given-name" />
			<Field {...required('lastname')} label={t.lastName} autoComplete="family-name" />
			<div className={styles.wide}>
				<Button type="submit" busy={isSubmitting}>
					{t.save}
				</Button>
				<Button variant="quiet" onClick={onDone}>
					{t.cancel}
				</Button>
			</div>
		</Form>
	);
}
