import type { BodyOf } from '../contract/endpoint.ts';
import {
	REFRESH_IN_COOKIE,
	type User,
	userDelete,
	userLogin,
	userLoginToken,
	userLogout,
	userLogoutEverywhere,
	userMe,
} from '../contract/user.ts';
import { browserLocks } from '../device/locks.ts';
import { ContractError } from '../errors.ts';
import { forgetCart, leaveServerCart } from '../stores/cart.ts';
import { forget, forgetElsewhere, forgetInTab } from '../stores/persisted.ts';
import { forgetOwnOrders } from '../stores/unsent-orders.ts';
import { $user, accessToken, clearUser, latestUser, setSession } from '../stores/user.ts';
import type { Api } from './api.ts';
import { REFRESH_LOCK } from './authorization.ts';
import { startNetworkQueue } from './network-tasks.ts';

type Ask = () => Promise<{ result: string; meta?: unknown }>;

/** Starts a session on this device and loads its shopper. @throws what `api.call` throws; the session does not start then */
export function logIn(api: Api, body: BodyOf<typeof userLogin>): Promise<User> {
	return start(api, () => api.send(userLogin, { body, headers: REFRESH_IN_COOKIE }), body.username);
}

/** As `logIn`, by the word of another provider (rule 17.12). */
export function logInByProvider(api: Api, body: BodyOf<typeof userLoginToken>): Promise<User> {
	return start(api, () => api.send(userLoginToken, { body, headers: REFRESH_IN_COOKIE }), body.email);
}

/** Under the lock, because the cookie of a refresh that ends later would take the place of this login's (rule 18.13). */
function start(api: Api, ask: Ask, email: string | undefined): Promise<User> {
	return browserLocks.hold(REFRESH_LOCK.name, () => beginSession(api, ask, email), REFRESH_LOCK.timeout);
}

async function beginSession(api: Api, ask: Ask, email = ''): Promise<User> {
	const { result: token, meta } = await ask();
	const tokens = userLogin.meta.safeParse(meta);
	if (!tokens.success) throw new ContractError('A login without a refresh token', { cause: tokens.error });
	try {
		const user = await api.call(userMe, { token });
		const { session, current } = latestUser();
		if (session !== null && current?.id !== user.id) forgetAccount();
		setSession({ token, refreshToken: tokens.data.refreshToken }, user);
		leaveServerCart();
		return user;
	} catch (error) {
		// the cookie of the session before is this login's already
		const { session, current } = latestUser();
		if (session !== null && current?.email.toLowerCase() === email.toLowerCase()) expireSession();
		else if (session !== null) forgetAccount();
		throw error;
	}
}

const PERSONAL_COLLECTIONS = [
	...['user/', 'wishlist/', 'compare/', 'recently-viewed/', 'quarantine/', 'device/recent-searches'],
	...['checkout/details', 'checkout/coupon', 'checkout/gift-cards', 'checkout/quoted'],
];

/** Removes what belongs to the shopper rather than to the device, of all storefronts of the shop. */
function forgetShopper(): void {
	forgetInTab();
	for (const collection of PERSONAL_COLLECTIONS) forget(collection);
	// last: what is still on the device when the account leaves it counts as of whoever comes after (see `kept`)
	clearUser();
}

/**
 * Ends a session that the server has refused. The carts stay as a guest's, so that the shopper can still buy them, and with them the
 * attempt of an order whose answer was lost: without it the order would be placed twice.
 */
export function expireSession(): void {
	forgetShopper();
	leaveServerCart();
}

/** Removes the account's session, cart and personal data from this device, and the attempt of its order before the session ends. */
function forgetAccount(): void {
	forgetCart();
	forgetElsewhere('cart/');
	forget('checkout/');
	forgetShopper();
}

/** Ends the session on this device without telling the server; orders that wait go with it. */
function endSession(): void {
	forgetOwnOrders();
	forgetAccount();
}

/** Logs out on this device at once and tells the server. A session that the server does not hear about expires by itself. */
export async function logOut(api: Api): Promise<void> {
	const { session, refreshToken } = $user.get();
	// a cookie names the session also when the token has run out; a back end without it needs the token
	const token = refreshToken === null ? undefined : (accessToken() ?? undefined);
	endSession();
	if (session === null) return;
	await browserLocks
		.hold(REFRESH_LOCK.name, () => endOnServer(api, token), REFRESH_LOCK.timeout)
		.catch((error: unknown) => console.warn('The server was not told about the logout', error));
}

/** Without a token the cookie says which session ends, and no refresh is waited for. */
const { auth: _, ...LOGOUT_BY_COOKIE } = userLogout;

/** The caller holds the lock, because the answer takes the cookie, whosever it is by then (rule 18.13). */
async function endOnServer(api: Api, token: string | undefined): Promise<void> {
	if (token !== undefined) await api.call(userLogout, { token });
	// a login that came first has replaced the cookie
	else if (latestUser().session === null) await api.call(LOGOUT_BY_COOKIE);
}

/** Ends the account's sessions on all devices, and on this one. @throws what `api.call` throws; nothing has ended then */
export async function logOutEverywhere(api: Api): Promise<void> {
	await api.call(userLogoutEverywhere);
	endSession();
}

/**
 * @param password is empty for an account that has none
 * @throws what `api.call` throws; the account is still there then
 */
export async function deleteAccount(api: Api, password: string): Promise<void> {
	const { current } = $user.get();
	await api.call(userDelete, { body: password ? { password } : {} });
	endSession();
	// nobody will ever send its changes
	if (current) void startNetworkQueue().then((queue) => queue.clear(current.id));
}
