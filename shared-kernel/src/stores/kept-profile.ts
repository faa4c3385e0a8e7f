import { User } from '../contract/user.ts';
import { browserArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import { storedValue } from '../device/storage/read-stored.ts';

/** `callback_event` of tasks that change the profile. */
export const PROFILE_SAVED = 'mf-account/profile-saved';

/** Goes at logout, as all that begins with `user/` does. */
const name = () => storedName('user/profile-before');

/** Keeps the profile as the server has it while changes of it wait to be sent; the first of them counts. */
export function keepProfile(user: User): void {
	if (browserArea.read(name()) === null) browserArea.write(name(), JSON.stringify(user));
}

/** The profile before the changes that wait; undefined where none wait. */
export function profileBefore(): User | undefined {
	return storedValue(name(), (json) => User.safeParse(json).data);
}

export function forgetProfile(): void {
	browserArea.remove(name());
}
