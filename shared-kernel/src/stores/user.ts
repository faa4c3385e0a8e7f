import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { User } from '../contract/user.ts';
import { write } from './browser-only.ts';
import { persist } from './persisted.ts';

export const UserState = z.object({
	token: z.nullable(z.string()),
	refreshToken: z.nullable(z.string()),
	current: z.nullable(User),
});
export type UserState = z.infer<typeof UserState>;

const GUEST: UserState = { token: null, refreshToken: null, current: null };
const $state = atom<UserState>(GUEST);
export const $user: ReadableAtom<UserState> = $state;
const $loaded = atom(false);
/** Whether the session of this device is restored; before that nobody is known to be a guest. */
export const $userIsLoaded: ReadableAtom<boolean> = $loaded;
export const $isLoggedIn = computed($state, ({ token }) => token !== null);

export function setSession(tokens: { token: string; refreshToken: string }): void {
	write($state, { ...$state.get(), ...tokens });
}

export function setCurrentUser(current: User): void {
	write($state, { ...$state.get(), current });
}

export function clearUser(): void {
	write($state, GUEST);
}

/** Restores the session of this device and follows the other tabs. */
export function startUser(): void {
	persist({ $store: $state, key: 'user/current-user', schema: UserState });
	write($loaded, true);
}
