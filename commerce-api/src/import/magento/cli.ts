import { parseArgs } from 'node:util';
import { CatalogError } from '../../catalogue/source/catalog-error.ts';
import { ConfigError } from '../../platform/config.ts';
import { DatabaseLockedError } from '../../platform/database/database-lock.ts';
import { UnavailableError } from '../../platform/database/unavailable-error.ts';
import { ImportError } from '../import-error.ts';

const USAGE = 'Usage: pnpm import:magento <products.csv> [--media <folder with the photographs>]';
const EXPECTED = [ImportError, CatalogError, ConfigError, DatabaseLockedError, UnavailableError];

function readArguments(): { file: string; media: string | undefined } {
	try {
		const { positionals, values } = parseArgs({ allowPositionals: true, options: { media: { type: 'string' } } });
		const [file, ...more] = positionals;
		if (file && more.length === 0) return { file, media: values.media };
	} catch (cause) {
		throw new ImportError(USAGE, { cause });
	}
	throw new ImportError(USAGE);
}

process.once('SIGINT', () => {
	console.error('\nStopped; the shop keeps the catalogue it had.');
	process.exit(130);
});

try {
	const { file, media } = readArguments();
	const { runImport } = await import('./run-import.ts');
	console.log(await runImport(file, media));
	process.exit(0);
} catch (error) {
	if (!EXPECTED.some((expected) => error instanceof expected)) throw error;
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
