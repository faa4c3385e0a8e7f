import { useStore } from '@nanostores/react';
import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { handleTasks } from '@pasaz/kernel/network/network-tasks';
import { PROFILE_SAVED } from '@pasaz/kernel/stores/kept-profile';
import { $user } from '@pasaz/kernel/stores/user';
import { useEffect } from 'react';
import { loadSession } from '../account/load-session.ts';

const changes = lazyPart(() => import('../account/profile-changes.ts'));

/** Renders nothing: loads what belongs to a session, at its start and at that of each document, and takes the answers to changes of the profile. */
export function Component() {
	const { api, translator } = useShop();
	const { session } = useStore($user, { ssr: 'initial' });
	useEffect(() => {
		if (session === null) return;
		loadSession(api).catch((error: unknown) => console.warn('The session could not be loaded', error));
	}, [api, session]);
	useEffect(() => {
		handleTasks(PROFILE_SAVED, async (task) => (await changes.load()).takeAnswer(task, { api, translator }));
	}, [api, translator]);
	return null;
}
