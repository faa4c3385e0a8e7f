/** A file that cannot be imported; nothing was written. */
export class ImportError extends Error {
	override name = 'ImportError';
}
