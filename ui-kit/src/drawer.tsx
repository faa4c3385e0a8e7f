import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import styles from './drawer.module.css';
import { useDialog } from './use-dialog.ts';

interface DrawerProps {
	open: boolean;
	onClose: () => void;
	title: ReactNode;
	closeLabel: string;
	/** Edge of the page it comes from. */
	side?: 'start' | 'end';
	/** Stays in view below the scrolling content. */
	footer?: ReactNode;
	children: ReactNode;
}

/** A panel over the page from one of its edges. */
export function Drawer({ open, onClose, title, closeLabel, side = 'end', footer, children }: DrawerProps) {
	const titleId = useId();
	const dialog = useDialog({ open, onClose });
	return (
		<dialog {...dialog} className={styles.drawer} data-side={side} aria-labelledby={titleId}>
			<div className={styles.panel}>
				<header className={styles.header}>
					<h2 className={styles.title} id={titleId}>
						{title}
					</h2>
					<CloseButton label={closeLabel} onClick={onClose} />
				</header>
				<div className={styles.content}>{children}</div>
				{footer ? <footer className={styles.footer}>{footer}</footer> : null}
			</div>
		</dialog>
	);
}
