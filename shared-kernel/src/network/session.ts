import type { BodyOf } from '../contract/endpoint.ts';
import { type User, userLogin, userLogout, userMe } from '../contract/user.ts';
import { ContractError } from '../errors.ts';
import { clearCart } from '../stores/cart.ts';
import { forget, forgetElsewhere } from '../stores/persisted.ts';
import { $user, clearUser, setCurrentUser, setSession } from '../stores/user.ts';
import type { Api } from './api.ts';
import { sessionOf } from './authorization.ts';

/**
 * Starts a session on this device and loads who it belongs to.
 * @throws what `api.call` throws; nobody is logged in then
 */
export async function logIn(api: Api, credentials: BodyOf<typeof userLogin>): Promise<User> {
	const { result: token, meta } = await api.send(userLogin, { body: credentials });
	const tokens = userLogin.meta.safeParse(meta);
	if (!tokens.success) throw new ContractError('A login without a refresh token', { cause: tokens.error });
	setSession({ token, refreshToken: tokens.data.refreshToken });
	try {
		const user = await api.call(userMe);
		setCurrentUser(user);
		return user;
	} catch (error) {
		clearUser();
		throw error;
	}
}

/** What a shopper leaves on a device beside the cart. */
const PERSONAL = ['user/', 'checkout/', 'wishlist/', 'compare/', 'quarantine/'];

/** Forgets the shopper on this device, and all that is theirs, without a word. */
export function endSession(): void {
	clearUser();
	clearCart();
	forgetElsewhere('cart/');
	for (const collection of PERSONAL) forget(collection);
}

/** Forgets the shopper on this device at once; the server is told, and a session it cannot be told about ends by itself. */
export async function logOut(api: Api): Promise<void> {
	const session = sessionOf($user.get());
	endSession();
	if (!session) return;
	await api
		.call(userLogout, { session })
		.catch((error: unknown) => console.warn('The server was not told about the logout', error));
}
