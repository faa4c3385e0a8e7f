import { useStore } from '@nanostores/react';
import { $queueIsOpen } from '@pasaz/kernel/platform/network-tasks';
import { $confirmation } from '@pasaz/kernel/stores/confirmation';
import { $overlay } from '@pasaz/kernel/stores/overlays';
import { Suspense } from 'react';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { later } from './later.tsx';
import { SignUpOverlay } from './sign-up-overlay.tsx';
import { Toasts } from './toasts.tsx';

const TaskNotice = later(
	async () => (await import('./task-notice.tsx')).TaskNotice,
	() => {},
);

/** What the shop tells and asks on any page. */
export function Announcements() {
	const overlay = useStore($overlay);
	const hasQueue = useStore($queueIsOpen);
	const confirmation = useStore($confirmation);
	return (
		<>
			<Toasts />
			<Suspense fallback={null}>{hasQueue && <TaskNotice />}</Suspense>
			{overlay === 'sign-up' && <SignUpOverlay />}
			{confirmation && <ConfirmationDialog confirmation={confirmation} />}
		</>
	);
}
