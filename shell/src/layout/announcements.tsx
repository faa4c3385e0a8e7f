import { useStore } from '@nanostores/react';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { $queueIsOpen } from '@pasaz/kernel/platform/network-tasks';
import { $confirmation } from '@pasaz/kernel/stores/confirmation';
import { $overlay } from '@pasaz/kernel/stores/overlays';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { SignUpOverlay } from './sign-up-overlay.tsx';
import { Toasts } from './toasts.tsx';

const taskNotice = lazyPart(async () => (await import('./task-notice.tsx')).TaskNotice, { when: 'needed' });

/** What the shop tells and asks on any page. */
export function Announcements() {
	const overlay = useStore($overlay);
	const hasQueue = useStore($queueIsOpen);
	const TaskNotice = useLazy(taskNotice, { isNeeded: hasQueue });
	const confirmation = useStore($confirmation);
	return (
		<>
			<Toasts />
			{hasQueue && TaskNotice && <TaskNotice />}
			{overlay === 'sign-up' && <SignUpOverlay />}
			{confirmation && <ConfirmationDialog confirmation={confirmation} />}
		</>
	);
}
