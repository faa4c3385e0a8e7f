import type { Shop } from '@pasaz/kernel/composition/shop';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { NetworkTask } from '@pasaz/kernel/contract/network-task';
import { User, userMe, userUpdate } from '@pasaz/kernel/contract/user';
import { $waitingTasks, queueTask } from '@pasaz/kernel/network/network-tasks';
import { forgetProfile, keepProfile, PROFILE_SAVED, profileBefore } from '@pasaz/kernel/stores/kept-profile';
import { notify } from '@pasaz/kernel/stores/notifications';
import { latestUser, setCurrentUser } from '@pasaz/kernel/stores/user';
import { profileMessages } from '../messages/profile.ts';

type Profile = BodyOf<typeof userUpdate>['customer'];
type Change = Pick<User, 'addresses'> | Pick<User, 'firstname' | 'lastname'> | { marketing: boolean };

function profileOf({ email, firstname, lastname, addresses, marketing }: User): Profile {
	return { email, firstname, lastname, addresses, ...(marketing !== undefined && { marketing }) };
}

/** Shows a change at once; the network queue sends it, also after the page was closed (rule 17.9). */
export async function changeProfile(change: Change): Promise<void> {
	const { current } = latestUser();
	if (!current) return;
	keepProfile(current);
	const next = { ...current, ...change };
	setCurrentUser(next);
	await queueTask({ url: userUpdate.path, body: { customer: profileOf(next) }, callback_event: PROFILE_SAVED });
}

/** Says how a change of the profile went, on whatever page; a refusal reverts it. */
export async function takeAnswer(
	{ resultCode, result }: NetworkTask,
	{ api, translator }: Pick<Shop, 'api' | 'translator'>,
): Promise<void> {
	const t = profileMessages.in(translator).get();
	const saved = resultCode === 200 ? User.safeParse(result).data : undefined;
	if (saved) notify({ type: 'success', message: t.saved });
	else notify({ type: 'error', message: t.refused });
	// the answer is older than a later change, whose own comes
	if ($waitingTasks.get().some(({ url }) => url === userUpdate.path)) return;
	const before = profileBefore();
	forgetProfile();
	const known = saved ?? before;
	if (known) setCurrentUser(known);
	// a shop that has failed may fail again, so that what is known is shown first
	if (!saved) setCurrentUser(await api.call(userMe));
}
