import { startWhenStored } from './start-when-stored.ts';
import { createUserStore, USER_KEY } from './user-store.ts';

export type { UserState } from './user-store.ts';

const page = createUserStore();

/** The shopper of this device, in all its tabs. */
export const $user = page.$user;
/** Whether the session of this device is restored; before that nobody is known to be a guest. */
export const $userIsLoaded = page.$userIsLoaded;
/** When this page restored the session, ms since 1970. */
export const $sessionStarted = page.$sessionStarted;
export const $isLoggedIn = page.$isLoggedIn;
/** Which prices and tax class the shopper has. */
export const $userGroup = page.$userGroup;

/** The session as the device has it at this moment, even where another tab's change was not heard of yet. */
export const latestUser = page.latestUser;
export const setSession = page.setSession;
/** Says who the session belongs to; an answer that comes after a logout is not listened to. */
export const setCurrentUser = page.setCurrentUser;
export const clearUser = page.clearUser;
/** Restores the session of this device and follows the other tabs. */
export function startUser(): Promise<void> {
	const start = async () => page.start((await import('./stored-user.ts')).StoredUser);
	return startWhenStored({ key: USER_KEY, $store: page.$user, startEmpty: page.startEmpty, start });
}
