import { aptInstall, mayInstall } from './apt-install.ts';
import { findRedis, MISSING } from './for-tests/find-redis.ts';

/**
 * Installs the Redis server for tests if there is none. Outside of Debian the tests that need it are skipped.
 * @throws if it should be there and is not
 */
export function installRedis(): void {
	if (!findRedis()) aptInstall('redis-server');
	if (findRedis()) return;
	if (process.env.CI || mayInstall()) throw new Error(MISSING);
	console.warn(MISSING);
}
