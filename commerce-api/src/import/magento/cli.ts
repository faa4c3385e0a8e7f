import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';

const USAGE =
	'Usage: pnpm import:magento <products.csv> [--media <folder with the photographs>] [--tiers <advanced_pricing.csv>] [--shrink]';

await runCommand(USAGE, () => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { media: { type: 'string' }, tiers: { type: 'string' }, shrink: { type: 'boolean', default: false } },
	});
	const [file, ...more] = positionals;
	if (!file || more.length > 0) return undefined;
	const given = { file, media: values.media, tiers: values.tiers, mayShrink: values.shrink };
	return async () => (await import('./import-magento.ts')).importExport(given);
});
