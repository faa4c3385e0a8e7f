/** A file that cannot be imported at all; nothing was written. The message is for whoever started the import. */
export class ImportError extends Error {
	override name = 'ImportError';
}
