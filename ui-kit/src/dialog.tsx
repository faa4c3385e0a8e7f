import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import { useDialog } from './use-dialog.ts';

export interface DialogProps {
	open: boolean;
	onClose: () => void;
	title: ReactNode;
	closeLabel: string;
	children: ReactNode;
}

interface DialogLook {
	look: Readonly<Record<'dialog' | 'panel' | 'header' | 'title', string | undefined>>;
	/** Edge of the page that it slides in from. */
	side?: 'start' | 'end';
	describedBy?: string | undefined;
}

export function Dialog({ title, closeLabel, children, look, side, describedBy, ...state }: DialogProps & DialogLook) {
	const titleId = useId();
	const dialog = useDialog(state);
	return (
		<dialog
			{...dialog}
			className={look.dialog}
			data-side={side}
			aria-labelledby={titleId}
			aria-describedby={describedBy}
		>
			<div className={look.panel}>
				<header className={look.header}>
					<h2 className={look.title} id={titleId}>
						{title}
					</h2>
					<CloseButton label={closeLabel} onClick={state.onClose} />
				</header>
				{children}
			</div>
		</dialog>
	);
}
