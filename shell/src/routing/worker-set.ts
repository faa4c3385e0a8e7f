/** What the shell writes before the worker's code: the release set of that moment. */
export interface WorkerSet {
	set: string;
	/** Hash of the list of the set's files, which is at `filesAddress`. */
	integrity: string;
	/** Home pages of the store views. */
	homes: readonly string[];
	/** Where files are loaded from, if not from the shop; without a slash at its end. */
	origin?: string;
}

/** All files of a set for browsers, by address, as they were published; `bytes` are those without compression. */
export type SetFiles = Readonly<Record<string, { integrity: string; bytes: number }>>;

/** `SetFiles` of a release set, as JSON that never changes. */
export const filesAddress = (set: string) => `/releases/sets/${set}.files.json`;
