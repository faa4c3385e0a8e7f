/** Where releases, sets and the journal are kept, by paths with forward slashes. Every method throws `StoreUnavailable`. */
export interface ObjectStore {
	read(path: string): Promise<Buffer | undefined>;
	/** Replaces what is there; nobody reads half of it. */
	put(path: string, content: string | Uint8Array): Promise<void>;
	/** If several writers try at once, exactly one succeeds. @returns false if there is something already */
	putIfAbsent(path: string, content: string | Uint8Array): Promise<boolean>;
	/** Names directly below a folder, which need not exist. */
	list(folder: string): Promise<string[]>;
	/** When a file or something in a folder changed last, in ms since the epoch. */
	changedAt(path: string): Promise<number>;
	remove(path: string): Promise<void>;
}

/** The store cannot be asked just now, which says nothing of what is in it. */
export class StoreUnavailable extends Error {
	override name = 'StoreUnavailable';
}

/** For `catch` clauses that take any other error for a fault of what was read. @throws the error if the store is away */
export function throwIfUnavailable(error: unknown): undefined {
	if (error instanceof StoreUnavailable) throw error;
	return;
}
