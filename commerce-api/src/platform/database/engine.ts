import type { Database } from './database.ts';

/** An open database, embedded or on a server. */
export interface Engine {
	db: Database;
	close(): Promise<void>;
	/** Resolves when nothing works any more and never will in this process; a server that is away comes back. */
	broken: Promise<Error>;
}
