import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { User } from '../contract/user.ts';
import type { LocalArea } from '../platform/storage/local-area.ts';
import { write } from './browser-only.ts';
import { persist } from './persisted.ts';

/** One value, so that a token is never stored beside another shopper's name. */
export const UserState = z.object({
	token: z.nullable(z.string()),
	refreshToken: z.nullable(z.string()),
	current: z.nullable(User),
});
export type UserState = z.infer<typeof UserState>;

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
	function start(): void {
		catchUp = persist({ $store: $state, key: 'user/current-user', schema: UserState, area });
		write($started, now());
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
		start,
	};
}
