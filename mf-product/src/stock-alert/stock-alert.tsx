import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { emailRule } from '@pasaz/kernel/domain/form-rules';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { sendOrQueue } from '@pasaz/kernel/network/send-or-queue';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $isLoggedIn } from '@pasaz/kernel/stores/user';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Modal } from '@pasaz/ui-kit/modal';
import { Select } from '@pasaz/ui-kit/select';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { laterMessages } from '../messages/later.ts';
import type { Choice } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { soldOutOptions } from './sold-out-options.ts';
import styles from './stock-alert.module.css';

/** `variant` is the id of a product or of a variant; shoppers who are logged in give no e-mail. */
function alertSchema({ emailInvalid }: { emailInvalid: string }, isGuest: boolean) {
	const email = emailRule({ required: emailInvalid, tooLong: emailInvalid, emailInvalid });
	return z.object({ variant: z.string(), email: isGuest ? email : z.string() });
}
type Values = z.infer<ReturnType<typeof alertSchema>>;

function useSubscription(firstVariant: string) {
	const { api } = useShop();
	const t = useMessages(laterMessages);
	const isGuest = !useStore($isLoggedIn, { ssr: 'initial' });
	const [outcome, setOutcome] = useState<'sent' | 'queued'>();
	const resolver = useMemo(() => zodResolver(alertSchema(t, isGuest)), [t, isGuest]);
	const form = useForm<Values>({ resolver, defaultValues: { variant: firstVariant, email: '' } });
	const submit = form.handleSubmit(async ({ variant, email }) => {
		try {
			const wanted = { product_id: Number(variant), ...(isGuest && { email }) };
			setOutcome(await sendOrQueue(api, availabilitySubscribe, wanted));
		} catch (error) {
			console.warn('No notice of the stock', error);
			notify({ type: 'error', message: t.failed });
		}
	});
	return { form, submit, isGuest, outcome };
}

interface StockAlertProps {
	product: ProductPageData;
	choice: Choice;
	onClose: () => void;
}

/** Asks for a mail when something is in stock again; shoppers who are logged in need not give an address. */
export function StockAlert({ product, choice, onClose }: StockAlertProps) {
	const t = useMessages(laterMessages);
	const options = soldOutOptions(product, choice).map(({ id, label }) => ({ value: String(id), label }));
	const { form, submit, isGuest, outcome } = useSubscription(options[0]?.value ?? '');
	const { errors, isSubmitting } = form.formState;
	return (
		<Modal open onClose={onClose} title={t.waitFor} closeLabel={t.closeWaiting}>
			{outcome ? (
				<p ref={takeFocus} tabIndex={-1}>
					{outcome === 'sent' ? t.waits : t.queued}
				</p>
			) : (
				<form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
					<p>{t.waitingText}</p>
					{options.length > 1 && <Select {...form.register('variant')} label={t.variant} options={options} />}
					{isGuest && (
						<Field
							{...form.register('email')}
							aria-required
							type="email"
							inputMode="email"
							autoComplete="email"
							label={t.email}
							error={errors.email?.message}
						/>
					)}
					<Button type="submit" busy={isSubmitting}>
						{t.wait}
					</Button>
				</form>
			)}
		</Modal>
	);
}
