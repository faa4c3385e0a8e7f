import './resolve-quickly.ts';
import { ConfigError, getConfig } from './config.ts';
import { DatabaseLockedError } from './database/database-lock.ts';
import { openLocked } from './database/open-locked.ts';

/** The database's thread starts while the rest of the API is loaded. */
async function start(): Promise<void> {
	const config = getConfig(process.env);
	const opening = openLocked(config.dataDir);
	opening.catch(() => {});
	const { serveShop } = await import('./serve-shop.ts');
	await serveShop(config, await opening);
}

try {
	await start();
} catch (error) {
	if (!(error instanceof ConfigError || error instanceof DatabaseLockedError)) throw error;
	console.error(error.message);
	process.exit(1);
}
