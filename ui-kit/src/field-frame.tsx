import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field-frame.module.css';

export interface FieldText {
	label: ReactNode;
	/** Stands beside the label, e.g. to say that the field may stay empty. */
	note?: ReactNode;
	/** Stands below the field; screen readers read it with the field. */
	hint?: ReactNode;
	error?: string | undefined;
}

export interface ControlLinks {
	id: string;
	className: string | undefined;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldText {
	id?: string | undefined;
	children: (ties: ControlLinks) => ReactNode;
}

export function FieldFrame({ label, note, hint, error, id: given, children }: FieldFrameProps) {
	const own = useId();
	const id = given ?? own;
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	const ties = {
		id,
		className: styles.control,
		'aria-describedby': described || undefined,
		'aria-invalid': error ? (true as const) : undefined,
	};
	return (
		<div className={styles.frame}>
			<label className={styles.label} htmlFor={id}>
				{label}
				{note && <span className={styles.note}> {note}</span>}
			</label>
			{children(ties)}
			{hint && (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}
