/** A path that no pattern matches, and the named route that shows it. Paths come without the prefix of the store. */
export interface ResolvedPath {
	path: string;
	name: string;
	params: Record<string, string>;
}

export interface MovedPath {
	path: string;
	movedTo: string;
	/** Permanent if missing. */
	code?: 301 | 302;
}

export type Resolution = ResolvedPath | MovedPath;
