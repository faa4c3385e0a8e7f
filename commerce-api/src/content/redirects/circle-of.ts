import type { Redirect } from '@pasaz/kernel/contract/content';
import { safeTarget } from './safe-target.ts';

/** The paths over which redirects lead from this one back to it, as the shop follows them; none where the way ends. */
export function circleOf(path: string, redirects: readonly Redirect[]): string[] {
	const byPath = new Map(redirects.map((one) => [one.path, one]));
	const followed = new Set<string>();
	let next = byPath.get(path);
	while (next && !followed.has(next.path)) {
		followed.add(next.path);
		next = nextOf(next, byPath);
	}
	return next?.path === path ? [...followed] : [];
}

/** Addresses that are not known as they are written are looked for in lower case, too. */
function nextOf({ target }: Redirect, byPath: ReadonlyMap<string, Redirect>): Redirect | undefined {
	const path = ownPath(target);
	return path === undefined ? undefined : (byPath.get(path) ?? byPath.get(path.toLowerCase()));
}

/** As it is written in the table: without query and outer slashes; undefined where it is not the shop's. */
function ownPath(target: string): string | undefined {
	const own = safeTarget(target, []);
	try {
		return own && decodeURIComponent(own.replace(/[?#].*$/, '')).replace(/^\/+|\/+$/g, '');
	} catch {
		return undefined;
	}
}
