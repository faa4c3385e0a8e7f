import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';

const USAGE = 'Usage: pnpm content export <folder>\n       pnpm content import <folder>';

await runCommand(USAGE, () => {
	const [act, folder, ...more] = parseArgs({ allowPositionals: true }).positionals;
	if (!folder || more.length > 0) return undefined;
	if (act === 'export') return async () => (await import('./content-command.ts')).exportContent(folder);
	if (act === 'import') return async () => (await import('./content-command.ts')).importContent(folder);
	return undefined;
});
