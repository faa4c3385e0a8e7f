import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

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
			{error && (
				<p className={styles.error} id={errorId}>
					{error}
				</p>
			)}
		</div>
	);
}
