/** PostgreSQL's code of an error, however deep it is wrapped; empty for other errors. */
export function sqlState(error: unknown): string {
	if (!(error instanceof Error)) return '';
	return 'code' in error && typeof error.code === 'string' ? error.code : sqlState(error.cause);
}

/** Too slow, too long behind a lock, disk or memory full. */
const OVERLOADED = /^(57014|55P03|53...)$/;

export function isOverloaded(code: string | undefined): boolean {
	return OVERLOADED.test(code ?? '');
}

/** The database cannot be reached or is overloaded; a retry may succeed. */
export class UnavailableError extends Error {
	override name = 'UnavailableError';
}
