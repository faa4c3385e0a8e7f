import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
	className: string | undefined;
	lang?: string | undefined;
	children: ReactNode;
}

/** The frame of a page: its width, its margins and, however little it holds, its height. */
export function Page({ className, lang, children }: PageProps) {
	return (
		<div className={`${styles.page} ${className}`} lang={lang}>
			{children}
		</div>
	);
}
