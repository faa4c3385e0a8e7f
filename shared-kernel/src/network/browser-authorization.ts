import { NetworkError } from '../errors.ts';
import { $user } from '../stores/user.ts';
import { type Authorization, sessionOf } from './authorization.ts';
import type { NetworkSettings } from './network-settings.ts';

/** Authorizes calls as the browser's shopper. The code that renews tokens is fetched when the first token is refused. */
export function browserAuthorization(settings: NetworkSettings): Authorization {
	let opened: Authorization | undefined;
	const open = async () => {
		try {
			const { openRenewal } = await import('./refresh/open-renewal.ts');
			opened ??= openRenewal(settings);
			return opened;
		} catch (cause) {
			throw new NetworkError('The token cannot be renewed now', { cause });
		}
	};
	return {
		current: () => (opened ? opened.current() : sessionOf($user.get())),
		renew: async (refused, attempt) => (opened ?? (await open())).renew(refused, attempt),
	};
}
