/** The database cannot be reached or has too much to do; the same may work in a moment. */
export class UnavailableError extends Error {
	override name = 'UnavailableError';
}
