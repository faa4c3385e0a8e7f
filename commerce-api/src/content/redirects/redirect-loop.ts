import type { Redirect } from '@pasaz/kernel/contract/content';
import { safeTarget } from './safe-target.ts';

export function redirectLoop(path: string, redirects: readonly Redirect[]): string[] {
	const byPath = new Map(redirects.map((one) => [one.path, one]));
	const followed = new Set<string>();
	let next = byPath.get(path);
	while (next && !followed.has(next.path)) {
		followed.add(next.path);
		next = nextOf(next, byPath);
	}
	return next?.path === path ? [...followed] : [];
}

/** Unknown paths are looked up in lower case as well. */
function nextOf({ target }: Redirect, byPath: ReadonlyMap<string, Redirect>): Redirect | undefined {
	const path = ownPath(target);
	return path === undefined ? undefined : (byPath.get(path) ?? byPath.get(path.toLowerCase()));
}

/** The path as the table holds it, without query and outer slashes; undefined for another site. */
function ownPath(target: string): string | undefined {
	const own = safeTarget(target, []);
	try {
		return own && decodeURIComponent(own.replace(/[?#].*$/, '')).replace(/^\/+|\/+$/g, '');
	} catch {
		return undefined;
	}
}
