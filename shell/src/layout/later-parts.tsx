import { useStore } from '@nanostores/react';
import { $queueIsOpen } from '@pasaz/kernel/platform/network-tasks';
import { $overlay } from '@pasaz/kernel/stores/overlays';
import { lazy, Suspense } from 'react';

const SignUpOverlay = lazy(async () => ({ default: (await import('./sign-up-overlay.tsx')).SignUpOverlay }));
const TaskNotice = lazy(async () => ({ default: (await import('./task-notice.tsx')).TaskNotice }));

/** Parts of the page that most visits never see; each is fetched when it has something to say. */
export function LaterParts() {
	const overlay = useStore($overlay);
	const hasQueue = useStore($queueIsOpen);
	return (
		<Suspense fallback={null}>
			{hasQueue && <TaskNotice />}
			{overlay === 'sign-up' && <SignUpOverlay />}
		</Suspense>
	);
}
