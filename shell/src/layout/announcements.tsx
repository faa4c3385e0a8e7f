import { useStore } from '@nanostores/react';
import { $confirmation } from '@pasaz/kernel/stores/confirmation';
import { $overlay } from '@pasaz/kernel/stores/overlays';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { SignUpOverlay } from './sign-up-overlay.tsx';
import { Toasts } from './toasts.tsx';

export function Announcements() {
	const overlay = useStore($overlay);
	const confirmation = useStore($confirmation);
	return (
		<>
			<Toasts />
			{overlay === 'sign-up' && <SignUpOverlay />}
			{confirmation && <ConfirmationDialog confirmation={confirmation} />}
		</>
	);
}
