/** PostgreSQL's code of a failure, however deep it is wrapped; empty where it is none of PostgreSQL's. */
export function sqlState(error: unknown): string {
	if (!(error instanceof Error)) return '';
	return 'code' in error && typeof error.code === 'string' ? error.code : sqlState(error.cause);
}

/** Too slow, too long behind a lock, disk or memory full. */
const OVERLOADED = /^(57014|55P03|53...)$/;

/** Whether the same may work in a moment. */
export function isOverloaded(code: string | undefined): boolean {
	return OVERLOADED.test(code ?? '');
}
