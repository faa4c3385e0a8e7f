import { atom, computed, type ReadableAtom } from 'nanostores';
import type { User } from '../contract/user.ts';
import type { LocalArea } from '../device/storage/area.ts';
import { write } from './browser-only.ts';
import { persist, type StoredSchema } from './persisted.ts';
import { startWhenStored } from './start-when-stored.ts';
import type { UserState } from './user-state.ts';

/** Collection and key on the device. */
const USER_KEY = 'user/current-user';
const GUEST: UserState = { token: null, refreshToken: null, current: null };

/** The session of one tab. */
export function createUserStore({ area }: { area?: LocalArea } = {}) {
	const $state = atom<UserState>(GUEST);
	const $isLoaded = atom(false);
	let catchUp = () => {};

	function change(next: (user: UserState) => UserState): void {
		catchUp();
		write($state, next($state.get()));
	}
	function startEmpty(): void {
		write($isLoaded, true);
	}
	function start(schema: StoredSchema<UserState>): void {
		const early = $state.get();
		if (early.token !== null) write($state, GUEST);
		catchUp = persist({ $store: $state, key: USER_KEY, schema, area });
		startEmpty();
		if (early.token !== null) change(() => early);
	}
	function latestUser(): UserState {
		catchUp();
		return $state.get();
	}
	const $user: ReadableAtom<UserState> = $state;
	const $userIsLoaded: ReadableAtom<boolean> = $isLoaded;
	return {
		/** The shopper of this device, in all its tabs. */
		$user,
		/** Whether the session of this device is restored; before that nobody is known to be a guest. */
		$userIsLoaded,
		$isLoggedIn: computed($state, ({ token }) => token !== null),
		/** The session as the device has it at this moment, even where another tab's change was not heard of yet. */
		latestUser,
		setSession: (tokens: { token: string; refreshToken: string }) => change((user) => ({ ...user, ...tokens })),
		/** Says who the session belongs to; an answer that comes after a logout is not listened to. */
		setCurrentUser: (current: User) => change((user) => ({ ...user, current: user.token === null ? null : current })),
		clearUser: () => change(() => GUEST),
		/** The device keeps no session: the shopper is a guest. */
		startEmpty,
		/** Restores the session of the device and keeps it. */
		start,
	};
}

const page = createUserStore();
export const { $user, $userIsLoaded, $isLoggedIn, latestUser, setSession, setCurrentUser, clearUser } = page;

/** Restores the session of this device and follows the other tabs. */
export function startUser(): Promise<void> {
	const start = async () => page.start((await import('./user-state.ts')).UserState);
	return startWhenStored({ key: USER_KEY, $store: $user, startEmpty: page.startEmpty, start });
}
