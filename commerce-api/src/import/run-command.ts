import { CatalogError } from '../catalogue/source/catalog-source.ts';
import { ConfigError } from '../platform/config-error.ts';
import { UnavailableError } from '../platform/database/database-errors.ts';
import { DatabaseLockedError } from '../platform/database/database-lock.ts';
import { ImportError } from './import-error.ts';

const EXPECTED = [ImportError, CatalogError, ConfigError, DatabaseLockedError, UnavailableError];

/** Expected errors are printed as one line. @param read undefined or a throw prints the usage */
export async function runCommand(usage: string, read: () => (() => Promise<string>) | undefined): Promise<void> {
	process.once('SIGINT', () => {
		console.error('\nStopped; the shop keeps the catalogue it had.');
		process.exit(130);
	});
	try {
		console.log(await importerOf(usage, read)());
		process.exit(0);
	} catch (error) {
		if (!EXPECTED.some((expected) => error instanceof expected)) throw error;
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

function importerOf(usage: string, read: Parameters<typeof runCommand>[1]): () => Promise<string> {
	try {
		const importer = read();
		if (importer) return importer;
	} catch (cause) {
		throw new ImportError(usage, { cause });
	}
	throw new ImportError(usage);
}
