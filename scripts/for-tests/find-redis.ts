import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const MISSING = 'No redis-server was found: install it, or name its file in REDIS_SERVER_PATH.';

/** @throws if REDIS_SERVER_PATH names no file */
export function findRedis(): string | undefined {
	const { REDIS_SERVER_PATH: given, PATH = '' } = process.env;
	if (given && !existsSync(given)) throw new Error(`REDIS_SERVER_PATH: there is no file ${given}`);
	return given || PATH.split(delimiter).map(inside).find(existsSync);
}

function inside(folder: string) {
	return join(folder, 'redis-server');
}

/** @throws in CI, where tests that need Redis must not be skipped */
export function isWithoutRedis(): boolean {
	if (findRedis()) return false;
	if (process.env.CI) throw new Error(MISSING);
	console.warn(`Tests are skipped. ${MISSING}`);
	return true;
}
