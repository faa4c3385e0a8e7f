import { useMessages } from '@pasaz/kernel/i18n/messages';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useId } from 'react';
import { reviewMessages } from '../messages/reviews.ts';
import styles from './star-choice.module.css';

const STARS = [1, 2, 3, 4, 5];

/** One to five stars, as radios. Up to the chosen one they are full, which the style sheet sees to. */
export function StarChoice({ error }: { error: string | undefined }) {
	const t = useMessages(reviewMessages);
	const errorId = useId();
	return (
		<fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
			<legend className={styles.legend}>{t.rating}</legend>
			<div className={styles.stars}>
				{STARS.map((stars) => (
					<label key={stars} className={styles.star}>
						<input
							className={styles.input}
							type="radio"
							name="rating"
							value={stars}
							aria-invalid={error ? true : undefined}
						/>
						<svg viewBox="0 0 20 20" aria-hidden="true">
							<path d="M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z" />
						</svg>
						<VisuallyHidden>{t.stars(stars)}</VisuallyHidden>
					</label>
				))}
			</div>
			{error && (
				<p className={styles.error} id={errorId}>
					{error}
				</p>
			)}
		</fieldset>
	);
}
