import { userCreatePassword } from '@pasaz/kernel/contract/user';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { logIn } from '@pasaz/kernel/network/session';
import type { ResetLink } from './read-reset-link.ts';

/** Whether the server has said what became of the call. */
function isRefusal(failure: unknown): failure is ApiError {
	return failure instanceof ApiError && failure.status < 500;
}

/**
 * Sets a new password by a mail's link and logs in with it (rule 17.17). Where only the login failed, the next try logs in: the link
 * is good for one password. So does a try after one whose answer was lost, if the link is over and this password is the account's.
 */
export function passwordSetter(api: Api, link: ResetLink): (password: string) => Promise<void> {
	let known: string | undefined;
	let unanswered: string | undefined;
	const enter = async (password: string): Promise<void> => {
		await logIn(api, { username: link.email, password });
	};

	return async (password) => {
		if (password === known) return enter(password);
		try {
			await api.call(userCreatePassword, { body: { ...link, newPassword: password } });
		} catch (failure) {
			if (!isRefusal(failure)) unanswered = password;
			else if (failure.code === 'link-over' && password === unanswered) {
				return enter(password).catch((error: unknown) => Promise.reject(isRefusal(error) ? failure : error));
			}
			throw failure;
		}
		known = password;
		await enter(password);
	};
}
