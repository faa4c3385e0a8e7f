import type { BodyOf } from '../contract/endpoint.ts';
import { type User, userLogin, userLogout, userMe } from '../contract/user.ts';
import { ContractError } from '../errors.ts';
import { forgetCart, leaveServerCart } from '../stores/cart.ts';
import { forget, forgetElsewhere } from '../stores/persisted.ts';
import { $user, clearUser, setCurrentUser, setSession } from '../stores/user.ts';
import type { Api } from './api.ts';
import { sessionOf } from './authorization.ts';

/**
 * Starts a session on this device and loads its shopper.
 * @throws what `api.call` throws; the session does not start then
 */
export async function logIn(api: Api, credentials: BodyOf<typeof userLogin>): Promise<User> {
	const { result: token, meta } = await api.send(userLogin, { body: credentials });
	const tokens = userLogin.meta.safeParse(meta);
	if (!tokens.success) throw new ContractError('A login without a refresh token', { cause: tokens.error });
	setSession({ token, refreshToken: tokens.data.refreshToken });
	try {
		const user = await api.call(userMe);
		setCurrentUser(user);
		leaveServerCart();
		return user;
	} catch (error) {
		clearUser();
		throw error;
	}
}

/** Ends a session that the server has refused. The cart stays as a guest's, so that the shopper can still buy it. */
export function expireSession(): void {
	clearUser();
	leaveServerCart();
}

const PERSONAL_COLLECTIONS = ['user/', 'checkout/', 'wishlist/', 'compare/', 'quarantine/'];

/** Removes the shopper's session and personal data from this device, without telling the server. */
function endSession(): void {
	clearUser();
	forgetCart();
	forgetElsewhere('cart/');
	for (const collection of PERSONAL_COLLECTIONS) forget(collection);
}

/** Logs out on this device at once and tells the server. A session that the server does not hear about expires by itself. */
export async function logOut(api: Api): Promise<void> {
	const session = sessionOf($user.get());
	endSession();
	if (!session) return;
	await api
		.call(userLogout, { session })
		.catch((error: unknown) => console.warn('The server was not told about the logout', error));
}
