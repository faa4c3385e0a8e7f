import type { Database } from './database.ts';

/** What nearly every call needs. */
export interface Services {
	db: Database;
	now: () => Date;
}
