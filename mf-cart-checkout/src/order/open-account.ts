import { type User, userCreate } from '@pasaz/kernel/contract/user';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { logIn } from '@pasaz/kernel/network/session';
import type { CheckoutDetails } from '../details/details.ts';

interface NewAccount {
	personal: CheckoutDetails['personal'];
	password: string;
}

/**
 * Registers the shopper and logs in. If the account exists (from an earlier attempt, or forgotten) and the password fits, it only
 * logs in. The registration need not say that it exists: a password that does not fit does.
 * @throws the registration's refusal
 */
export async function openAccount(api: Api, { personal, password }: NewAccount): Promise<User> {
	const { emailAddress: email, firstName: firstname, lastName: lastname } = personal;
	try {
		await api.call(userCreate, { body: { customer: { email, firstname, lastname }, password } });
	} catch (refusal) {
		if (!(refusal instanceof ApiError) || refusal.status >= 500 || refusal.code === 'common-password') throw refusal;
		return logIn(api, { username: email, password }).catch((error: unknown) => {
			throw error instanceof ApiError ? refusal : error;
		});
	}
	return logIn(api, { username: email, password }).catch((error: unknown) => {
		if (!(error instanceof ApiError) || error.status !== 401) throw error;
		throw new ApiError(error.message, { status: 409, code: 'email-taken', details: error.details });
	});
}
