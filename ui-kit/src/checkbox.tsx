import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field-error.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
	children: ReactNode;
	error?: string | undefined;
}

export function Checkbox({ children, error, ...input }: CheckboxProps) {
	const errorId = useId();
	return (
		<div className={styles.frame}>
			<label className={styles.label}>
				<input
					{...input}
					type="checkbox"
					className={styles.box}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? errorId : undefined}
				/>
				<span>{children}</span>
			</label>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</div>
	);
}
