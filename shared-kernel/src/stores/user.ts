import { atom, computed, type ReadableAtom } from 'nanostores';
import type { User } from '../contract/user.ts';
import { browserArea, type LocalArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import { write } from './browser-only.ts';
import { persist, type StoredSchema } from './persisted.ts';
import { startWhenStored } from './start-when-stored.ts';
import type { UserState } from './user-state.ts';

const USER_KEY = 'user/current-user';
const GUEST: UserState = { token: null, refreshToken: null, current: null };

export function createUserStore({ area = browserArea }: { area?: LocalArea } = {}) {
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
		// stored first, because a guest in between would look like a logout, which empties lists
		if (early.token !== null) area.write(storedName(USER_KEY), JSON.stringify(early));
		catchUp = persist({ $store: $state, key: USER_KEY, schema, area });
		startEmpty();
	}
	function latestUser(): UserState {
		catchUp();
		return $state.get();
	}
	const $user: ReadableAtom<UserState> = $state;
	const $userIsLoaded: ReadableAtom<boolean> = $isLoaded;
	return {
		$user,
		/** Whether the device's session is restored; before that, nobody is known to be a guest. */
		$userIsLoaded,
		$isLoggedIn: computed($state, ({ token }) => token !== null),
		/** The device's session, including another tab's change that has not arrived yet. */
		latestUser,
		setSession: (tokens: { token: string; refreshToken: string }) => change((user) => ({ ...user, ...tokens })),
		/** Sets the session's shopper; an answer that arrives after a logout is ignored. */
		setCurrentUser: (current: User) => change((user) => ({ ...user, current: user.token === null ? null : current })),
		clearUser: () => change(() => GUEST),
		/** Marks the shopper as a guest on a device that keeps no session. */
		startEmpty,
		start,
	};
}

const page = createUserStore();
export const { $user, $userIsLoaded, $isLoggedIn, latestUser, setSession, setCurrentUser, clearUser } = page;

export function startUser(): Promise<void> {
	const start = async () => page.start((await import('./user-state.ts')).UserState);
	return startWhenStored({ keys: [USER_KEY], $store: $user, startEmpty: page.startEmpty, start });
}
