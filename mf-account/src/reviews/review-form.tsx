import { zodResolver } from '@hookform/resolvers/zod';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { StarChoice } from '@pasaz/ui-kit/star-choice';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../account/form.module.css';
import { reviewsMessages } from '../messages/reviews.ts';
import { reviewSchema, type ReviewForm as Values } from './review-schema.ts';

const EMPTY: Values = { rating: '', title: '', detail: '', nickname: '' };

/** One review. `send` throws what the API client throws; what was written stays then. */
export function ReviewForm({ nickname, send }: { nickname: string; send: (review: Values) => Promise<void> }) {
	const t = useMessages(reviewsMessages);
	const words = useErrorMessage();
	const resolver = useMemo(() => zodResolver(reviewSchema(t)), [t]);
	const form = useForm<Values>({ resolver, mode: 'onTouched', defaultValues: { ...EMPTY, nickname } });
	const { errors, isSubmitting } = form.formState;
	const field = (name: keyof Values) => ({ ...form.register(name), error: errors[name]?.message });
	const submit = async (review: Values) => {
		try {
			await send(review);
			form.reset();
			notify({ type: 'success', message: t.submitted });
		} catch (error) {
			form.setError('root', { message: words(error) });
		}
	};
	return (
		<form className={styles.form} method="post" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
			{errors.root && <Notice type="error">{errors.root.message}</Notice>}
			<StarChoice {...field('rating')} legend={t.rating} labelOf={(stars) => t.stars({ rating: `${stars}` })} />
			<Field {...field('title')} label={t.reviewTitle} />
			<TextArea {...field('detail')} label={t.detail} rows={5} />
			<Field {...field('nickname')} label={t.nickname} autoComplete="nickname" />
			<Button type="submit" busy={isSubmitting}>
				{isSubmitting ? t.adding : t.send}
			</Button>
		</form>
	);
}
