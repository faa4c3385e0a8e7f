import { ConfigError } from '../config-error.ts';

/** The first version with a built-in Unicode collation. */
const OLDEST = 16;

/** @param versionNumber such as `160004` (`server_version_num`) @throws ConfigError for a server that is too old */
export function requireVersion(versionNumber: number): void {
	const version = Math.floor(versionNumber / 10_000);
	if (version < OLDEST)
		throw new ConfigError(`Bad settings: DATABASE_URL: expected PostgreSQL ${OLDEST} or newer, not ${version}`);
}
