import type { ReactNode } from 'react';
import styles from './field-error.module.css';
import { holdWhilePressed } from './hold-while-pressed.ts';

interface FieldErrorProps {
	/** The field names it in `aria-describedby`. */
	id: string;
	/** For an error that screen readers say at once, not only with the field. */
	role?: 'alert';
	children: ReactNode;
}

export function FieldError({ id, role, children }: FieldErrorProps) {
	return (
		<p className={styles.error} id={id} role={role} ref={holdWhilePressed}>
			{children}
		</p>
	);
}
