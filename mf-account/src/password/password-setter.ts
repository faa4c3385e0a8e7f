import { userCreatePassword } from '@pasaz/kernel/contract/user';
import type { Api } from '@pasaz/kernel/network/api';
import { logIn } from '@pasaz/kernel/network/session';
import type { ResetLink } from './read-reset-link.ts';

/**
 * Sets a new password by a mail's link and logs in with it (rule 17.17). Where only the login failed, the next try logs in: the link
 * is good for one password.
 */
export function passwordSetter(api: Api, link: ResetLink): (password: string) => Promise<void> {
	let known: string | undefined;
	return async (password) => {
		if (password !== known) await api.call(userCreatePassword, { body: { ...link, newPassword: password } });
		known = password;
		await logIn(api, { username: link.email, password });
	};
}
