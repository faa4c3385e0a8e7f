import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $user } from '@pasaz/kernel/stores/user';
import { useEffect } from 'react';
import { loadSession } from '../account/load-session.ts';

/** Renders nothing: loads what belongs to a session, at its start and at that of each document. */
export function Component() {
	const { api } = useShop();
	const { session } = useStore($user, { ssr: 'initial' });
	useEffect(() => {
		if (session === null) return;
		loadSession(api).catch((error: unknown) => console.warn('The session could not be loaded', error));
	}, [api, session]);
	return null;
}
