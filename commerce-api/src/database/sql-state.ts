/** PostgreSQL's code of a failure, however deep it is wrapped; empty where it is none of PostgreSQL's. */
export function sqlState(error: unknown): string {
	if (!(error instanceof Error)) return '';
	return 'code' in error && typeof error.code === 'string' ? error.code : sqlState(error.cause);
}
