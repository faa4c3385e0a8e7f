import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './modal.module.css';

const LOOK = { dialog: styles.dialog, panel: styles.panel, header: styles.header, title: styles.title };

interface ModalProps extends DialogProps {
	/** Id of a text that screen readers read with the title, if the buttons alone would not say what they answer. */
	describedBy?: string;
	actions?: ReactNode;
}

export function Modal({ describedBy, actions, children, ...dialog }: ModalProps) {
	return (
		<Dialog {...dialog} look={LOOK} describedBy={describedBy}>
			{children}
			{actions && <div className={styles.actions}>{actions}</div>}
		</Dialog>
	);
}
