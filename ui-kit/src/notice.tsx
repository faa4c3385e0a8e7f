import type { ComponentProps, ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
	type?: 'info' | 'warning' | 'error' | 'success';
	title?: ReactNode;
}

/** Words in the page that must not be missed. An error is read out at once. */
export function Notice({ type = 'info', title, children, ...rest }: NoticeProps) {
	return (
		<div role={type === 'error' ? 'alert' : undefined} {...rest} className={styles.notice} data-type={type}>
			{title ? <p className={styles.title}>{title}</p> : null}
			{children}
		</div>
	);
}
