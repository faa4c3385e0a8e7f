/** A setting that stops the start; its message is one line and names the key. */
export class ConfigError extends Error {
	override name = 'ConfigError';
}
