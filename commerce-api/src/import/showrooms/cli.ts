import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';

const USAGE = 'Usage: pnpm import:showrooms <showrooms.csv> [--stock <stock.csv>]';

await runCommand(USAGE, () => {
	const { positionals, values } = parseArgs({ allowPositionals: true, options: { stock: { type: 'string' } } });
	const [file, ...more] = positionals;
	if (!file || more.length > 0) return undefined;
	return async () => (await import('./import-showrooms.ts')).importShowrooms(file, values.stock);
});
