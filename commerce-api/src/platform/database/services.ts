import type { Database } from './database.ts';

export interface Services {
	db: Database;
	now: () => Date;
}
