import { type ReactNode, useId } from 'react';
import styles from './field-frame.module.css';

export interface FieldText {
	label: ReactNode;
	/** Beside the label, e.g. that the field may stay empty. */
	note?: ReactNode;
	/** Below the field, read out with it. */
	hint?: ReactNode;
	/** What is wrong, for the shopper; marks the field as invalid. */
	error?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ControlTies {
	id: string;
	className: string | undefined;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldText {
	id?: string | undefined;
	children: (ties: ControlTies) => ReactNode;
}

/** The label, hint and error around one control. */
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
				{note ? <span className={styles.note}> {note}</span> : null}
			</label>
			{children(ties)}
			{hint ? (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			{error && (
				<p className={styles.error} id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}
