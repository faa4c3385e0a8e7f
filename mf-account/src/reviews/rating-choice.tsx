import { useMessages } from '@pasaz/kernel/i18n/messages';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { type Ref, useId } from 'react';
import { reviewsMessages } from '../messages/reviews.ts';
import styles from './rating-choice.module.css';

const STARS = ['1', '2', '3', '4', '5'] as const;

interface RatingChoiceProps {
	/** `1` to `5`; empty before a choice. */
	value: string;
	onChange: (value: string) => void;
	error?: string | undefined;
	/** Of the first choice, which takes the focus where a rating is missing. */
	ref?: Ref<HTMLInputElement>;
}

/** One to five stars as radio buttons. */
export function RatingChoice({ value, onChange, error, ref }: RatingChoiceProps) {
	const text = useMessages(reviewsMessages);
	const id = useId();
	return (
		<fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
			<legend>{text.rating}</legend>
			<div className={styles.stars}>
				{STARS.map((star) => (
					<label key={star} className={styles.star} data-filled={star <= value || undefined}>
						<input
							ref={star === STARS[0] ? ref : undefined}
							type="radio"
							name={id}
							value={star}
							checked={star === value}
							onChange={() => onChange(star)}
							className={styles.radio}
						/>
						<span aria-hidden="true">★</span>
						<VisuallyHidden>{text.stars({ rating: star })}</VisuallyHidden>
					</label>
				))}
			</div>
			{error ? (
				<p className={styles.error} id={`${id}-error`}>
					{error}
				</p>
			) : null}
		</fieldset>
	);
}
