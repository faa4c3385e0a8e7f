import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { User } from '../contract/user.ts';
import { browserArea, type LocalArea } from '../device/storage/area.ts';
import { write } from './browser-only.ts';
import { isStored, startWhenStored } from './start-when-stored.ts';
import { GUEST, type Tokens, USER_KEY, type UserState, withProfile } from './user-state.ts';

/** Restores and keeps the session; its code comes with the first one. */
type KeepUser = ($state: WritableAtom<UserState>, area: LocalArea) => () => void;

const newSession = () => Math.random().toString(36).slice(2);

export function createUserStore({ area = browserArea }: { area?: LocalArea } = {}) {
	const $state = atom<UserState>(GUEST);
	const $isLoaded = atom(false);
	let access: { session: string; token: string } | undefined;
	let ended: string | null = null;
	let catchUp = () => {};

	function change(next: (user: UserState) => UserState): void {
		catchUp();
		write($state, next($state.get()));
	}
	function startEmpty(): void {
		write($isLoaded, true);
	}
	function start(keepUser: KeepUser): void {
		catchUp = keepUser($state, area);
		startEmpty();
	}
	function latestUser(): UserState {
		catchUp();
		return $state.get();
	}
	function setAccessToken(session: string, token: string): void {
		access = { session, token };
	}
	const $user: ReadableAtom<UserState> = $state;
	const $userIsLoaded: ReadableAtom<boolean> = $isLoaded;
	return {
		$user,
		/** Whether the device's session is restored; before that, nobody is known to be a guest. */
		$userIsLoaded,
		$isLoggedIn: computed($state, ({ session }) => session !== null),
		/** The device's session, including another tab's change that has not arrived yet. */
		latestUser,
		/** The access token, which lies in this page's memory only; null on a page that has not got one yet. */
		accessToken: () => (access?.session === $state.get().session ? access.token : null),
		setAccessToken,
		/** Begins a session together with its shopper: nothing may happen in the name of one whom nobody knows yet. */
		setSession({ token, refreshToken }: Tokens, current: User) {
			const session = newSession();
			setAccessToken(session, token);
			change(() => ({ session, refreshToken, current }));
		},
		/** Takes a session's refreshed tokens; those of a session that has ended meanwhile are ignored. */
		renewSession(session: string, { token, refreshToken }: Tokens) {
			setAccessToken(session, token);
			change((user) => (user.session === session ? { ...user, refreshToken } : user));
		},
		/** Sets the session's shopper; an answer that arrives after a logout, or after another account's login, is ignored. */
		setCurrentUser: (current: User) => change((user) => withProfile(user, current)),
		clearUser: () =>
			change(({ session }) => {
				ended = session ?? ended;
				return GUEST;
			}),
		/** The last session that ended in this page, rather than in another tab; what ends one says so to the shopper. */
		endedSession: () => ended,
		startEmpty,
		start,
	};
}

const page = createUserStore();
export const { $user, $userIsLoaded, $isLoggedIn, latestUser, setCurrentUser, clearUser, endedSession } = page;
export const { accessToken, setAccessToken, setSession, renewSession } = page;

/** Fetches the code that restores a stored session, so that it is there when the page comes alive. */
export function fetchUserCode(): void {
	if (isStored([USER_KEY])) import('./keep-user.ts').catch(() => undefined);
}

export function startUser(): Promise<void> {
	const start = async () => page.start((await import('./keep-user.ts')).keepUser);
	return startWhenStored({ keys: [USER_KEY], $store: $user, startEmpty: page.startEmpty, start });
}
