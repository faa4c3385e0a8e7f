import { NetworkError } from '../errors.ts';
import { $user } from '../stores/user.ts';
import { type Authorization, sessionOf } from './authorization.ts';
import type { NetworkSettings } from './network-settings.ts';

/** The browser's shopper. What renews a token is fetched when the first one is refused. */
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
