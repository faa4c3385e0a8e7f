import type { Api } from '@pasaz/kernel/platform/api';
import { matchPath } from 'react-router';
import { ROUTES } from '../routes.tsx';

/** A path that no pattern names, and the named route that it stands for. */
export interface ResolvedPath {
	path: string;
	name: string;
	params: Record<string, string>;
}

/** Whether a path needs the dispatcher: nothing in the route table matches it. */
export function isUnknown(path: string): boolean {
	return !ROUTES.some((route) => matchPath(route.path, path));
}

/** Resolves an unknown path; null where nothing answers to it. What it needs is fetched when a shopper goes on. */
export async function resolvePath(api: Api, path: string): Promise<ResolvedPath | null> {
	const { lookUpPath } = await import('./look-up-path.ts');
	return lookUpPath(api, path);
}
