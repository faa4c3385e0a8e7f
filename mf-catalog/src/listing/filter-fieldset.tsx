import type { ReactNode } from 'react';
import styles from './filter-fieldset.module.css';

interface FilterFieldsetProps {
	legend: ReactNode;
	look?: 'swatches' | 'boxes' | 'list';
	children: ReactNode;
}

export function FilterFieldset({ legend, look, children }: FilterFieldsetProps) {
	return (
		<fieldset className={styles.group} data-look={look}>
			<legend className={styles.legend}>{legend}</legend>
			{children}
		</fieldset>
	);
}
