import { useShop } from '@pasaz/kernel/composition/shop';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { NetworkTask } from '@pasaz/kernel/contract/network-task';
import { User, userMe, type userUpdate } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { handleTasks, queueTask } from '@pasaz/kernel/network/network-tasks';
import { forgetProfile, keepProfile } from '@pasaz/kernel/stores/kept-profile';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $user, setCurrentUser } from '@pasaz/kernel/stores/user';
import { useCallback, useEffect } from 'react';
import { profileMessages } from '../messages/profile.ts';

type Profile = BodyOf<typeof userUpdate>['customer'];
type Change = Pick<User, 'addresses'> | Pick<User, 'firstname' | 'lastname'> | { marketing: boolean };

const SAVED = 'mf-account/profile-saved';

function profileOf({ email, firstname, lastname, addresses, marketing }: User): Profile {
	return { email, firstname, lastname, addresses, ...(marketing !== undefined && { marketing }) };
}

/** Number of the change that each task carries, counted from 1; tasks of earlier documents come first. */
const numbers = new Map<string, number>();
let changes = 0;

/** Changes show at once and are sent by the network queue, also after the page was closed (rule 17.9); a refusal reverts them. */
export function useProfile() {
	const { api } = useShop();
	const t = useMessages(profileMessages);
	useEffect(() => {
		handleTasks(SAVED, async ({ task_id, resultCode, result }: NetworkTask) => {
			const saved = resultCode === 200 ? User.safeParse(result).data : undefined;
			if (saved) notify({ type: 'success', message: t.saved });
			else notify({ type: 'error', message: t.refused });
			// the answer is older than a later change
			if ((numbers.get(task_id) ?? 0) < changes) return;
			forgetProfile();
			setCurrentUser(saved ?? (await api.call(userMe)));
		});
	}, [api, t]);
	return useCallback(async (change: Change) => {
		const { current } = $user.get();
		if (!current) return;
		keepProfile(current);
		const next = { ...current, ...change };
		setCurrentUser(next);
		changes += 1;
		const number = changes;
		const body = { customer: profileOf(next) };
		numbers.set(await queueTask({ url: '/api/user/me', body, callback_event: SAVED }), number);
	}, []);
}
