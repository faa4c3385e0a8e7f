import { useStore } from '@nanostores/react';
import { $queueIsOpen } from '@pasaz/kernel/platform/network-tasks';
import { $confirmation } from '@pasaz/kernel/stores/confirmation';
import { $overlay, closeOverlay } from '@pasaz/kernel/stores/overlays';
import { Suspense } from 'react';
import { later } from './later.tsx';
import { useClosingOverlays } from './use-closing-overlays.ts';

const SignUpOverlay = later(async () => (await import('./sign-up-overlay.tsx')).SignUpOverlay, closeOverlay);
const TaskNotice = later(
	async () => (await import('./task-notice.tsx')).TaskNotice,
	() => {},
);
const ConfirmationDialog = later(
	async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
	() => {},
);

/** Parts of the page that most visits never see; each is fetched when it has something to say. */
export function LaterParts() {
	useClosingOverlays();
	const overlay = useStore($overlay);
	const hasQueue = useStore($queueIsOpen);
	const confirmation = useStore($confirmation);
	return (
		<Suspense fallback={null}>
			{hasQueue && <TaskNotice />}
			{overlay === 'sign-up' && <SignUpOverlay />}
			{confirmation && <ConfirmationDialog confirmation={confirmation} />}
		</Suspense>
	);
}
