import type { WritableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { User } from '../contract/user.ts';
import type { LocalArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import { forgetInTab, persist } from './persisted.ts';
import { GUEST, hasLeft, USER_KEY, type UserState } from './user-state.ts';

/** One value, so that a session is never stored beside another shopper's name. */
const Stored = z.object({
	session: z.optional(z.nullable(z.string())),
	/** The access token, which older releases stored. It is forgotten; their refresh token is good until the next refresh. */
	token: z.optional(z.nullable(z.string())),
	refreshToken: z.nullable(z.string()),
	current: z.nullable(User),
});
const StoredUser = z.pipe(
	Stored,
	z.transform(({ session, token, refreshToken, current }): UserState => {
		const id = session ?? (token ? 'of an older release' : null);
		return id === null ? GUEST : { session: id, refreshToken, current };
	}),
);

/** Restores the device's session and keeps it in step with other tabs; see `persist`. */
export function keepUser($state: WritableAtom<UserState>, area: LocalArea): () => void {
	const early = $state.get();
	// stored first, because a guest in between would look like a logout, which empties lists
	if (early.session !== null) area.write(storedName(USER_KEY), JSON.stringify(early));
	const catchUp = persist({ $store: $state, key: USER_KEY, schema: StoredUser, area });
	$state.listen((user, before) => {
		if (hasLeft(user, before)) forgetInTab();
	});
	return catchUp;
}
