import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';

const USAGE =
	'Usage: pnpm import:vsf <dump.json …> [--store <code>=<dump.json> …] [--media <folder with the photographs>] [--prices-include-tax] [--shrink]';
const OPTIONS = {
	store: { type: 'string', multiple: true },
	media: { type: 'string' },
	'prices-include-tax': { type: 'boolean', default: false },
	shrink: { type: 'boolean', default: false },
} as const;

await runCommand(USAGE, () => {
	const { positionals: files, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
	const stores = storesIn(values.store ?? []);
	if (files.length === 0 || !stores) return undefined;
	const { media, 'prices-include-tax': pricesIncludeTax, shrink: mayShrink } = values;
	const given = { files, stores, media, pricesIncludeTax, mayShrink };
	return async () => (await import('./import-vsf.ts')).importIndexes(given);
});

/** `de=dump.json`; a store view may have several. Undefined for anything else. */
function storesIn(given: string[]): Map<string, string[]> | undefined {
	const pairs = given.map((pair) => pair.match(/^([a-z]{2})=(.+)$/));
	if (pairs.includes(null)) return undefined;
	const named = Map.groupBy(pairs, (pair) => pair?.[1] ?? '');
	return new Map([...named].map(([store, own]) => [store, own.flatMap((pair) => pair?.[2] ?? [])]));
}
