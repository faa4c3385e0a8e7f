import type { User } from '../contract/user.ts';

export const USER_KEY = 'user/current-user';

/** The device's session, without its access token, which only lies in the pages' memory. */
export interface UserState {
	/** Names the login on this device, which all tabs share; it opens nothing. Null for a guest. */
	session: string | null;
	/** Null with a back end that keeps it in a cookie, where no script can read it. */
	refreshToken: string | null;
	current: User | null;
}

export interface Tokens {
	token: string;
	refreshToken: string | null;
}

export const GUEST: UserState = { session: null, refreshToken: null, current: null };

/** Whether an account has left the device: its session has ended, or another account's has taken its place. */
export function hasLeft({ session, current }: UserState, before: UserState | undefined): boolean {
	if (!before?.session) return false;
	return session === null || (current !== null && before.current !== null && current.id !== before.current.id);
}

/** Takes the profile of the session's own shopper only. */
export function withProfile(user: UserState, current: User): UserState {
	const isOwn = user.session !== null && (user.current ?? current).id === current.id;
	return isOwn ? { ...user, current } : user;
}
