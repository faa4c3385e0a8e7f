import { getConfig } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { UnavailableError } from './platform/database/database-errors.ts';
import { DatabaseLockedError } from './platform/database/database-lock.ts';
import { openLocked } from './platform/database/open-locked.ts';

const EXPECTED = [ConfigError, DatabaseLockedError, UnavailableError];

/** Starts the database's thread while the rest of the API loads. */
async function start(): Promise<void> {
	// what it writes, such as orders and mails with links, is for no other user of this machine
	process.umask(0o077);
	const config = getConfig(process.env);
	const opening = config.database ? undefined : openLocked(config.dataDir);
	opening?.catch(() => {});
	const { serveShop } = await import('./serve-shop.ts');
	await serveShop(config, await opening);
}

try {
	await start();
} catch (error) {
	if (!EXPECTED.some((expected) => error instanceof expected)) throw error;
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
