import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import styles from './select.module.css';

interface SelectProps extends FieldText, ComponentProps<'select'> {
	options: readonly { value: string; label: string; disabled?: boolean }[];
}

export function Select({ label, note, hint, error, id, options, ...select }: SelectProps) {
	return (
		<FieldFrame label={label} note={note} hint={hint} error={error} id={id}>
			{(ties) => (
				<select {...select} {...ties} className={`${ties.className} ${styles.select}`}>
					{options.map((option) => (
						<option key={option.value} value={option.value} disabled={option.disabled}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</FieldFrame>
	);
}
