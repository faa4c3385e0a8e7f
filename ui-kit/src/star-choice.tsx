import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { STAR } from './star.ts';
import styles from './star-choice.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const STARS = [1, 2, 3, 4, 5];

interface StarChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'> {
	legend: string;
	/** For example `3 gwiazdki`. */
	labelOf: (stars: number) => string;
	error?: string | undefined;
}

/** Five radios, of which one must be chosen; the style sheet fills the stars up to the chosen one. */
export function StarChoice({ legend, labelOf, error, ...input }: StarChoiceProps) {
	const errorId = useId();
	return (
		<fieldset
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain fieldset can be neither required nor invalid
			role="radiogroup"
			className={styles.choice}
			aria-required
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? errorId : undefined}
		>
			<legend className={styles.legend}>{legend}</legend>
			<div className={styles.stars}>
				{STARS.map((stars) => (
					<label key={stars} className={styles.star}>
						<input {...input} className={styles.input} type="radio" value={stars} />
						<svg viewBox="0 0 20 20" aria-hidden="true">
							<path d={STAR} />
						</svg>
						<VisuallyHidden>{labelOf(stars)}</VisuallyHidden>
					</label>
				))}
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
