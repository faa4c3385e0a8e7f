import { atom, computed, type ReadableAtom } from 'nanostores';
import type * as z from 'zod/mini';
import type { User } from '../contract/user.ts';
import type { LocalArea } from '../platform/storage/local-area.ts';
import { write } from './browser-only.ts';
import { persist } from './persisted.ts';
import type { StoredUser } from './stored-user.ts';

export type UserState = StoredUser;

/** Collection and key on the device (rule 21.1). */
export const USER_KEY = 'user/current-user';
const GUEST: UserState = { token: null, refreshToken: null, current: null };

/** The session of one tab; `stores/user` holds the page's. */
export function createUserStore({ area, now = Date.now }: { area?: LocalArea; now?: () => number } = {}) {
	const $state = atom<UserState>(GUEST);
	const $started = atom<number | null>(null);
	let catchUp = () => {};

	function change(next: (user: UserState) => UserState): void {
		catchUp();
		write($state, next($state.get()));
	}
	/** Nothing is stored: the shopper is a guest. */
	function startEmpty(): void {
		write($started, now());
	}
	function start(schema: z.ZodMiniType<UserState>): void {
		const early = $state.get();
		if (early.token !== null) write($state, GUEST);
		catchUp = persist({ $store: $state, key: USER_KEY, schema, area });
		startEmpty();
		if (early.token !== null) change(() => early);
	}
	const $user: ReadableAtom<UserState> = $state;
	const $sessionStarted: ReadableAtom<number | null> = $started;
	return {
		$user,
		$sessionStarted,
		$userIsLoaded: computed($started, (started) => started !== null),
		$isLoggedIn: computed($state, ({ token }) => token !== null),
		$userGroup: computed($state, ({ current }) => ({
			groupId: current?.group_id ?? null,
			groupToken: current?.groupToken ?? null,
		})),
		latestUser(): UserState {
			catchUp();
			return $state.get();
		},
		setSession: (tokens: { token: string; refreshToken: string }) => change((user) => ({ ...user, ...tokens })),
		setCurrentUser: (current: User) => change((user) => ({ ...user, current: user.token === null ? null : current })),
		clearUser: () => change(() => GUEST),
		startEmpty,
		start,
	};
}
