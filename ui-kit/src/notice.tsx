import type { ComponentProps, ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
	type?: 'info' | 'warning' | 'error' | 'success';
	title?: ReactNode;
}

/** Highlights a text that must not be missed. Screen readers read an error at once. */
export function Notice({ type = 'info', title, children, ...rest }: NoticeProps) {
	return (
		<div role={type === 'error' ? 'alert' : undefined} {...rest} className={styles.notice} data-type={type}>
			{title && <p className={styles.title}>{title}</p>}
			{children}
		</div>
	);
}
