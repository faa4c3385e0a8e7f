import { useStore } from '@nanostores/react';
import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { userUpdate } from '@pasaz/kernel/contract/user';
import { $waitingTasks, handleTasks } from '@pasaz/kernel/network/network-tasks';
import { PROFILE_SAVED, profileBefore } from '@pasaz/kernel/stores/kept-profile';
import { $user } from '@pasaz/kernel/stores/user';
import { useEffect } from 'react';
import { loadSession } from '../account/load-session.ts';

const changes = lazyPart(() => import('../account/profile-changes.ts'));

/** Takes the answers to changes of the profile. They wait while its code fails to load. */
function useProfileAnswers() {
	const { api, translator } = useShop();
	const isChanged = useStore($waitingTasks, { ssr: 'initial' }).some(({ url }) => url === userUpdate.path);
	useEffect(() => {
		if (!isChanged && !profileBefore()) return;
		changes.load().then(
			({ takeAnswer }) => handleTasks(PROFILE_SAVED, (task) => takeAnswer(task, { api, translator })),
			(error: unknown) => console.warn('Answers to profile changes could not be handled', error),
		);
	}, [isChanged, api, translator]);
}

/** Renders nothing: loads what belongs to a session, at its start and at that of each document. */
export function Component() {
	const { api } = useShop();
	useProfileAnswers();
	const { session } = useStore($user, { ssr: 'initial' });
	useEffect(() => {
		if (session === null) return;
		loadSession(api).catch((error: unknown) => console.warn('The session could not be loaded', error));
	}, [api, session]);
	return null;
}
