import { sqlState } from '../../platform/database/database-errors.ts';

const ATTEMPTS = 3;
/** Deadlock and serialization failure, after which a transaction may be repeated. */
const CONFLICTS = new Set(['40P01', '40001']);

export async function retryConflicts<T>(transaction: () => Promise<T>, attempt = 1): Promise<T> {
	try {
		return await transaction();
	} catch (error) {
		if (attempt >= ATTEMPTS || !CONFLICTS.has(sqlState(error))) throw error;
		return retryConflicts(transaction, attempt + 1);
	}
}
