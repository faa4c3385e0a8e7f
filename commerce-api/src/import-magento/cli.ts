import { parseArgs } from 'node:util';
import { CatalogError } from '../catalog/catalog-error.ts';
import { ConfigError, getConfig } from '../config.ts';
import { DatabaseLockedError } from '../database/database-lock.ts';
import { openLocked } from '../database/open-locked.ts';
import { ImportError } from './import-error.ts';
import { importCatalog, readCatalog } from './import-magento.ts';
import { progressBar } from './progress-bar.ts';
import { reportOf } from './report.ts';

const USAGE = 'Usage: pnpm import:magento <products.csv> [--media <folder with the photographs>]';
const EXPECTED = [ImportError, CatalogError, ConfigError, DatabaseLockedError];

async function run(): Promise<string> {
	const { file, media } = readArguments();
	const started = performance.now();
	const bar = progressBar(process.stderr);
	const options = { file, media, now: new Date(), onProgress: bar.show };
	try {
		const conversion = await readCatalog(options);
		const { db, close } = await openLocked(getConfig(process.env).dataDir);
		try {
			await importCatalog(db, conversion, options);
		} finally {
			await close();
		}
		return reportOf(conversion, (performance.now() - started) / 1000);
	} finally {
		bar.clear();
	}
}

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
	console.log(await run());
	process.exit(0);
} catch (error) {
	if (!EXPECTED.some((expected) => error instanceof expected)) throw error;
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
