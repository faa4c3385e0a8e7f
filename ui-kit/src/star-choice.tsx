import { type ComponentProps, useId } from 'react';
import styles from './star-choice.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const STARS = [1, 2, 3, 4, 5];

interface StarChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'> {
	legend: string;
	/** For example `3 gwiazdki`. */
	labelOf: (stars: number) => string;
	error?: string | undefined;
}

/** Five radios; the style sheet fills the stars up to the chosen one. */
export function StarChoice({ legend, labelOf, error, ...input }: StarChoiceProps) {
	const errorId = useId();
	return (
		<fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
			<legend className={styles.legend}>{legend}</legend>
			<div className={styles.stars}>
				{STARS.map((stars) => (
					<label key={stars} className={styles.star}>
						<input
							{...input}
							className={styles.input}
							type="radio"
							value={stars}
							aria-invalid={error ? true : undefined}
						/>
						<svg viewBox="0 0 20 20" aria-hidden="true">
							<path d="M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z" />
						</svg>
						<VisuallyHidden>{labelOf(stars)}</VisuallyHidden>
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
