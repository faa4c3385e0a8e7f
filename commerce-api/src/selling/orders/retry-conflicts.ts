import { sqlState } from '../../platform/database/sql-state.ts';

const ATTEMPTS = 3;
/** Deadlock and serialization failure: PostgreSQL asks to run the transaction again. */
const CONFLICTS = new Set(['40P01', '40001']);

/** Runs a transaction again when the database gave it up in favour of another. */
export async function retryConflicts<T>(transaction: () => Promise<T>, attempt = 1): Promise<T> {
	try {
		return await transaction();
	} catch (error) {
		if (attempt >= ATTEMPTS || !CONFLICTS.has(sqlState(error))) throw error;
		return retryConflicts(transaction, attempt + 1);
	}
}
