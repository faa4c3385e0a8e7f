import { useStore } from '@nanostores/react';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { $confirmation } from '@pasaz/kernel/stores/confirmation';
import { $notifications } from '@pasaz/kernel/stores/notifications';
import { $overlay } from '@pasaz/kernel/stores/overlays';
import { useReducer } from 'react';
import type { Menu } from './menu.ts';
import { useInvitation } from './newsletter/use-invitation.ts';
import { overlaysMissing } from './open-from.ts';
import { PlainNotifications } from './plain-notifications.tsx';
import { useClosingOverlays } from './use-closing-overlays.ts';

const announcements = lazyPart(
	async () => (await import(/* webpackChunkName: "announcements" */ './announcements.tsx')).Announcements,
);
const overlays = lazyPart(
	async () => (await import(/* webpackChunkName: "overlays" */ './layout-overlays.tsx')).LayoutOverlays,
);

/** What any page may have to say, which a first page has not. */
export function LaterParts() {
	useClosingOverlays();
	const [isMissing, onMissing] = useReducer(() => true, false);
	const notifications = useStore($notifications);
	const isTold = notifications.length > 0;
	const isAsked = [useStore($confirmation) !== null, useStore($overlay) === 'sign-up'];
	const isNeeded = isTold || isAsked.includes(true);
	const Announcements = useLazy(announcements, { isNeeded, onMissing });
	if (Announcements) return <Announcements />;
	return isMissing && isTold ? <PlainNotifications notifications={notifications} /> : null;
}

/** The overlays of the default layout. */
export function LaterOverlays({ menu }: { menu: Menu }) {
	useInvitation();
	const isNeeded = useStore($overlay) !== null;
	const Overlays = useLazy(overlays, { isNeeded, onMissing: overlaysMissing });
	return Overlays && <Overlays menu={menu} />;
}
