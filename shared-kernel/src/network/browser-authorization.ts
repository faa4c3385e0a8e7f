import { NetworkError } from '../errors.ts';
import { $user, $userIsLoaded, accessToken } from '../stores/user.ts';
import { type Authorization, sessionOf } from './authorization.ts';
import type { NetworkSettings } from './network-settings.ts';

/** ms to wait for the session that the device keeps; a page that cannot read it asks as a guest. */
const RESTORE_TIMEOUT = 3000;

/** Resolves once it is known who the shopper is: a call before that would be a guest's. */
function userRestored(): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			stop();
			resolve();
		};
		const stop = $userIsLoaded.listen(end);
		const timer = setTimeout(end, RESTORE_TIMEOUT);
	});
}

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
	function known() {
		if (opened) return opened.current();
		const session = sessionOf($user.get(), accessToken());
		return session?.token === null ? first() : session;
	}
	return {
		current: () => ($userIsLoaded.get() ? known() : userRestored().then(known)),
		renew: async (refused, attempt) => (opened ?? (await open())).renew(refused, attempt),
	};
}
