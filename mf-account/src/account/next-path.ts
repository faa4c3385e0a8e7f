import { pathTo } from '@pasaz/kernel/routes';

/** Where to go after a login: a path of this shop, never another site. */
export function nextPath(next: string | null): string {
	const isOwnPath = next !== null && /^\/(?![/\\])/.test(next) && !/[\t\r\n]/.test(next);
	return isOwnPath ? next : pathTo('account');
}
