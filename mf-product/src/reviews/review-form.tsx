import { zodResolver } from '@hookform/resolvers/zod';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { StarChoice } from '@pasaz/ui-kit/star-choice';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { type ComponentProps, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { reviewFormMessages } from '../messages/review-form.ts';
import styles from './review-form.module.css';
import { type ReviewValues, reviewSchema } from './review-schema.ts';
import { FITS, useSendReview } from './use-send-review.ts';

function useReviewForm(props: Fragments['mf_product/review-form']) {
	const t = useMessages(reviewFormMessages);
	const toMessage = useErrorMessage();
	const send = useSendReview(props);
	const resolver = useMemo(() => zodResolver(reviewSchema(t)), [t]);
	const { nickname = '' } = props;
	const defaultValues = { rating: '', title: '', detail: '', nickname };
	const form = useForm<ReviewValues>({ resolver, ...WHEN_LEFT, defaultValues });
	const submit = form.handleSubmit(async (review) => {
		try {
			const outcome = await send(review);
			form.reset();
			notify({ type: 'success', message: t[outcome] });
			props.onSent?.();
		} catch (error) {
			const isSecond = error instanceof ApiError && error.code === 'already-reviewed';
			form.setError('root', { message: isSecond ? t.alreadyWritten : toMessage(error) });
		}
	});
	return { form, submit };
}

function FitChoice(input: ComponentProps<'input'>) {
	const t = useMessages(reviewFormMessages);
	const labels = [t.fitsSmall, t.fitsRight, t.fitsLarge];
	return (
		<fieldset className={styles.fit}>
			<legend>{t.fit}</legend>
			{FITS.map((fit, index) => (
				<label key={fit}>
					<input {...input} type="radio" value={fit} /> {labels[index]}
				</label>
			))}
		</fieldset>
	);
}

/** A review for the shop's moderators. What was written stays until it has arrived; then the form is empty again (rule 8.3). */
export function ReviewForm(props: Fragments['mf_product/review-form']) {
	const t = useMessages(reviewFormMessages);
	const { form, submit } = useReviewForm(props);
	const { errors, isSubmitting } = form.formState;
	const field = (name: keyof ReviewValues) => ({ ...form.register(name), error: errors[name]?.message });
	return (
		<form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<StarChoice {...field('rating')} legend={t.rating} labelOf={t.stars} />
			<Field {...field('title')} aria-required label={t.title} />
			<TextArea {...field('detail')} aria-required label={t.detail} rows={4} />
			{props.asksFit && <FitChoice {...form.register('fit')} />}
			<Field {...field('nickname')} aria-required label={t.nickname} autoComplete="nickname" />
			{errors.root && <Notice type="error">{errors.root.message}</Notice>}
			<div className={styles.actions}>
				<Button type="submit" busy={isSubmitting}>
					{t.send}
				</Button>
				<p role="status">{isSubmitting && t.sending}</p>
			</div>
		</form>
	);
}
