import { useShop } from '@pasaz/kernel/composition/shop';
import { reviewCreate } from '@pasaz/kernel/contract/review';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { StarChoice } from '@pasaz/ui-kit/star-choice';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { type FormEvent, useState } from 'react';
import { reviewMessages } from '../messages/reviews.ts';
import { type ReviewField, reviewIn } from './review-draft.ts';
import styles from './review-form.module.css';

type State =
	| { status: 'writing'; wrong: readonly ReviewField[] }
	| { status: 'sending' }
	| { status: 'refused'; reason: string };

const CLEAN: State = { status: 'writing', wrong: [] };

function focusOn(form: HTMLFormElement, name: ReviewField) {
	form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function useSending(productId: number) {
	const { api } = useShop();
	const t = useMessages(reviewMessages);
	const words = useErrorMessage();
	const [state, setState] = useState<State>(CLEAN);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state.status === 'sending') return;
		const form = event.currentTarget;
		const given = reviewIn(new FormData(form), productId);
		if ('wrong' in given) {
			setState({ status: 'writing', wrong: given.wrong });
			if (given.wrong[0]) focusOn(form, given.wrong[0]);
			return;
		}
		setState({ status: 'sending' });
		try {
			await api.call(reviewCreate, { body: { review: given.draft } });
			form.reset();
			setState(CLEAN);
			notify({ type: 'success', message: t.sent });
		} catch (error) {
			const isSecond = error instanceof ApiError && error.code === 'already-reviewed';
			setState({ status: 'refused', reason: isSecond ? t.alreadyWritten : words(error) });
		}
	};
	return { state, submit };
}

/** A review for the shop's moderators; what was written stays until it has arrived. */
export function ReviewForm({ productId }: { productId: number }) {
	const t = useMessages(reviewMessages);
	const { state, submit } = useSending(productId);
	const wrong = state.status === 'writing' ? state.wrong : [];
	const errorOf = (field: ReviewField) => (wrong.includes(field) ? t.required : undefined);
	return (
		<form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<StarChoice
				name="rating"
				legend={t.rating}
				labelOf={t.stars}
				error={wrong.includes('rating') ? t.ratingMissing : undefined}
			/>
			<Field name="title" label={t.title} maxLength={255} error={errorOf('title')} />
			<TextArea name="detail" label={t.detail} rows={4} maxLength={5000} error={errorOf('detail')} />
			<Field name="nickname" label={t.nickname} autoComplete="nickname" maxLength={100} error={errorOf('nickname')} />
			{state.status === 'refused' && <Notice type="error">{state.reason}</Notice>}
			<div className={styles.actions}>
				<Button type="submit" busy={state.status === 'sending'}>
					{t.send}
				</Button>
				<p role="status">{state.status === 'sending' && t.sending}</p>
			</div>
		</form>
	);
}
