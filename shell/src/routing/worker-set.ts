/** What the shell writes before the worker's code: the release set of that moment. */
export interface WorkerSet {
	set: string;
	/** All files of the set for browsers, by address, with their hashes. */
	files: Readonly<Record<string, string>>;
	/** Home pages of the store views. */
	homes: readonly string[];
}
