import { useStore } from '@nanostores/react';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { $confirmation } from '@pasaz/kernel/stores/confirmation';
import { $notifications } from '@pasaz/kernel/stores/notifications';
import { $overlay } from '@pasaz/kernel/stores/overlays';
import { useReducer } from 'react';
import type { Menu } from './menu.ts';
import { useInvitation } from './newsletter/use-invitation.ts';
import { disableOverlays } from './open-from.ts';
import { PlainNotifications } from './plain-notifications.tsx';
import { useClosingOverlays } from './use-closing-overlays.ts';

const announcements = lazyPart(
	async () => (await import(/* webpackChunkName: "announcements" */ './announcements.tsx')).Announcements,
	{ when: 'act' },
);
const overlays = lazyPart(
	async () => (await import(/* webpackChunkName: "overlays" */ './layout-overlays.tsx')).LayoutOverlays,
);

/** Loads messages and questions when the first one comes up. */
export function LazyAnnouncements() {
	useClosingOverlays();
	const [isUnavailable, onMissing] = useReducer(() => true, false);
	const notifications = useStore($notifications);
	const hasMessages = notifications.length > 0;
	const confirmation = useStore($confirmation);
	const overlay = useStore($overlay);
	const isNeeded = hasMessages || confirmation !== null || overlay === 'sign-up';
	const Announcements = useLazy(announcements, { isNeeded, onMissing });
	if (Announcements) return <Announcements />;
	return isUnavailable && hasMessages ? <PlainNotifications notifications={notifications} /> : null;
}

export function LazyOverlays({ menu }: { menu: Menu }) {
	useInvitation();
	const isNeeded = useStore($overlay) !== null;
	const Overlays = useLazy(overlays, { isNeeded, onMissing: disableOverlays });
	return Overlays && <Overlays menu={menu} />;
}
