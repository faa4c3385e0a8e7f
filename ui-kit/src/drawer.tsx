import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './drawer.module.css';

const LOOK = { dialog: styles.dialog, panel: styles.panel, header: styles.header, title: styles.title };

interface DrawerProps extends DialogProps {
	/** Edge of the page that it slides in from. */
	side?: 'start' | 'end';
	/** Stays in view below the scrolling content. */
	footer?: ReactNode;
}

export function Drawer({ side = 'end', footer, children, ...dialog }: DrawerProps) {
	return (
		<Dialog {...dialog} look={LOOK} side={side}>
			<div className={styles.content}>{children}</div>
			{footer && <footer className={styles.footer}>{footer}</footer>}
		</Dialog>
	);
}
