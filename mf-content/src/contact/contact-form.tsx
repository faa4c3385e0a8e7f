import { zodResolver } from '@hookform/resolvers/zod';
import { useShop } from '@pasaz/kernel/composition/shop';
import { contactForm } from '@pasaz/kernel/contract/contact';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { Select } from '@pasaz/ui-kit/select';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactMessages } from '../messages/contact.ts';
import styles from './contact-form.module.css';
import { type ContactValues, contactSchema, TOPICS } from './contact-schema.ts';

const EMPTY: ContactValues = { name: '', email: '', topic: 'order', orderNumber: '', message: '' };

function useSending() {
	const { api } = useShop();
	return async ({ orderNumber, ...values }: ContactValues) => {
		await api.call(contactForm, { body: { ...values, ...(orderNumber && { orderNumber }) } });
	};
}

function Sent({ email, onMore }: { email: string; onMore: () => void }) {
	const t = useMessages(contactMessages);
	return (
		<Notice type="success" title={t.sentTitle} ref={takeFocus} tabIndex={-1}>
			<p>{t.sentText({ email })}</p>
			<Button variant="secondary" onClick={onMore}>
				{t.writeAgain}
			</Button>
		</Notice>
	);
}

/** A message to the shop. What was written stays until it has arrived. */
export function ContactForm() {
	const t = useMessages(contactMessages);
	const toMessage = useErrorMessage();
	const send = useSending();
	const [sentFrom, setSentFrom] = useState<string | null>(null);
	const [isAnother, setIsAnother] = useState(false);
	const { nameLength } = useShop().storeView;
	const resolver = useMemo(() => zodResolver(contactSchema(t, nameLength)), [t, nameLength]);
	const form = useForm<ContactValues>({ resolver, ...WHEN_LEFT, defaultValues: EMPTY });
	const { errors, isSubmitting } = form.formState;
	const field = (name: keyof ContactValues) => ({ ...form.register(name), error: errors[name]?.message });
	const required = (name: keyof ContactValues) => ({ ...field(name), 'aria-required': true });
	const submit = async (values: ContactValues) => {
		try {
			await send(values);
			form.reset();
			setSentFrom(values.email);
		} catch (error) {
			form.setError('root', { message: toMessage(error) });
		}
	};
	const writeAgain = () => {
		setIsAnother(true);
		setSentFrom(null);
	};
	if (sentFrom) return <Sent email={sentFrom} onMore={writeAgain} />;
	return (
		<form
			className={styles.form}
			method="post"
			noValidate
			ref={isAnother ? takeFocus : undefined}
			tabIndex={isAnother ? -1 : undefined}
			onSubmit={(event) => void form.handleSubmit(submit)(event)}
		>
			{errors.root && <Notice type="error">{errors.root.message}</Notice>}
			<Select
				{...field('topic')}
				label={t.topic}
				options={TOPICS.map((topic) => ({ value: topic, label: t[topic] }))}
			/>
			<Field {...required('name')} label={t.name} autoComplete="name" />
			<Field {...required('email')} label={t.email} type="email" inputMode="email" autoComplete="email" />
			<Field {...field('orderNumber')} label={t.orderNumber} note={t.optional} autoComplete="off" />
			<TextArea {...required('message')} label={t.message} rows={6} />
			<Button type="submit" busy={isSubmitting}>
				{t.send}
			</Button>
		</form>
	);
}
