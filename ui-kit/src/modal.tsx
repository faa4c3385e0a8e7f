import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import styles from './modal.module.css';
import { useDialog } from './use-dialog.ts';

interface ModalProps {
	open: boolean;
	onClose: () => void;
	title: ReactNode;
	closeLabel: string;
	/** Id of the text that is read with the title, where buttons alone would not tell what they answer. */
	describedBy?: string;
	/** Buttons below the content. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A question or a notice that has to be answered before the page goes on. */
export function Modal({ open, onClose, title, closeLabel, describedBy, actions, children }: ModalProps) {
	const titleId = useId();
	const dialog = useDialog({ open, onClose });
	return (
		<dialog {...dialog} className={styles.modal} aria-labelledby={titleId} aria-describedby={describedBy}>
			<div className={styles.panel}>
				<header className={styles.header}>
					<h2 className={styles.title} id={titleId}>
						{title}
					</h2>
					<CloseButton label={closeLabel} onClick={onClose} />
				</header>
				{children}
				{actions ? <div className={styles.actions}>{actions}</div> : null}
			</div>
		</dialog>
	);
}
