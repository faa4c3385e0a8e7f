import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './modal.module.css';

const LOOK = { dialog: styles.dialog, panel: styles.panel, header: styles.header, title: styles.title };

interface ModalProps extends DialogProps {
	/** Id of the text that is read with the title, where buttons alone would not tell what they answer. */
	describedBy?: string;
	/** Buttons below the content. */
	actions?: ReactNode;
}

/** A question or a notice that has to be answered before the page goes on. */
export function Modal({ describedBy, actions, children, ...dialog }: ModalProps) {
	return (
		<Dialog {...dialog} look={LOOK} describedBy={describedBy}>
			{children}
			{actions ? <div className={styles.actions}>{actions}</div> : null}
		</Dialog>
	);
}
