import { aptInstall, mayInstall } from './apt-install.ts';
import { findRedis, MISSING } from './for-tests/find-redis.ts';

/** @throws if Redis cannot be installed here; outside of Debian the tests that need it are skipped */
export function installRedis(): void {
	if (!findRedis()) aptInstall('redis-server');
	if (findRedis()) return;
	if (process.env.CI || mayInstall()) throw new Error(MISSING);
	console.warn(MISSING);
}
