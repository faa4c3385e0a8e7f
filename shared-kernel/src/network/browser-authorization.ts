import { NetworkError } from '../errors.ts';
import { $user, accessToken } from '../stores/user.ts';
import { type Authorization, sessionOf } from './authorization.ts';
import type { NetworkSettings } from './network-settings.ts';

/** Authorizes calls as the browser's shopper. The code that gets tokens is fetched when the page has none or its first one is refused. */
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
	async function first() {
		return (opened ?? (await open())).current();
	}
	return {
		current() {
			if (opened) return opened.current();
			const session = sessionOf($user.get(), accessToken());
			return session?.token === null ? first() : session;
		},
		renew: async (refused, attempt) => (opened ?? (await open())).renew(refused, attempt),
	};
}
