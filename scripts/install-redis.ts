import { aptInstall, mayInstall } from './apt-install.ts';
import { findRedis, MISSING } from './for-tests/find-redis.ts';

/**
 * Installs the Redis server that tests use where there is none. Elsewhere than on Debian the tests that need one are skipped.
 * @throws where it should be there and is not
 */
export function installRedis(): void {
	if (!findRedis()) aptInstall('redis-server');
	if (findRedis()) return;
	if (process.env.CI || mayInstall()) throw new Error(MISSING);
	console.warn(MISSING);
}
