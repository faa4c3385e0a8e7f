import { parseArgs } from 'node:util';
import { CatalogError } from '../../catalogue/source/catalog-error.ts';
import { ConfigError } from '../../platform/config.ts';
import { DatabaseLockedError } from '../../platform/database/database-lock.ts';
import { UnavailableError } from '../../platform/database/unavailable-error.ts';
import { ImportError } from '../import-error.ts';

const USAGE =
	'Usage: pnpm import:vsf <dump.json …> [--store <code>=<dump.json> …] [--media <folder with the photographs>] [--prices-include-tax]';
const EXPECTED = [ImportError, CatalogError, ConfigError, DatabaseLockedError, UnavailableError];
const OPTIONS = {
	store: { type: 'string', multiple: true },
	media: { type: 'string' },
	'prices-include-tax': { type: 'boolean', default: false },
} as const;

function readArguments() {
	try {
		const { positionals: files, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
		const stores = storesIn(values.store ?? []);
		if (files.length > 0 && stores) {
			return { files, stores, media: values.media, pricesIncludeTax: values['prices-include-tax'] };
		}
	} catch (cause) {
		throw new ImportError(USAGE, { cause });
	}
	throw new ImportError(USAGE);
}

/** `de=dump.json`; a store view may have several. Undefined for anything else. */
function storesIn(given: string[]): Map<string, string[]> | undefined {
	const pairs = given.map((pair) => pair.match(/^([a-z]{2})=(.+)$/));
	if (pairs.includes(null)) return undefined;
	const named = Map.groupBy(pairs, (pair) => pair?.[1] ?? '');
	return new Map([...named].map(([store, own]) => [store, own.flatMap((pair) => pair?.[2] ?? [])]));
}

process.once('SIGINT', () => {
	console.error('\nStopped; the shop keeps the catalogue it had.');
	process.exit(130);
});

try {
	const given = readArguments();
	const { runImport } = await import('./run-import.ts');
	console.log(await runImport(given));
	process.exit(0);
} catch (error) {
	if (!EXPECTED.some((expected) => error instanceof expected)) throw error;
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
