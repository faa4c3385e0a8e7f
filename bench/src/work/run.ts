import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testAppOn } from '../../../commerce-api/src/app.fixture.ts';
import { openInMemory } from '../../../commerce-api/src/platform/database/open-in-memory.fixture.ts';
import { type Cell, round, table } from '../table.ts';
import { changeCart, restoreTasks } from './device.ts';
import { refuseSearches } from './refusals.ts';

const { values } = parseArgs({ options: { export: { type: 'string' } } });

function row(what: string, measured: number, bound: number): Cell[] {
	return [what, `${round(measured, 1)} ms`, `≤ ${bound} ms`, measured <= bound ? 'holds' : '**missed**'];
}

/** Runs an operator's import command on an empty shop. @returns ms */
function importExport(file: string): number {
	const dataDir = mkdtempSync(join(tmpdir(), 'pasaz-bench-'));
	const cli = join(import.meta.dirname, '../../../commerce-api/src/import/magento/cli.ts');
	const started = performance.now();
	const env = { ...process.env, DATA_DIR: dataDir };
	const { status } = spawnSync(process.execPath, ['--no-warnings', cli, file], { stdio: 'ignore', env });
	const took = performance.now() - started;
	rmSync(dataDir, { recursive: true, force: true });
	if (status !== 0) throw new Error(`The import of ${file} failed`);
	return took;
}

const { db, close } = await openInMemory();
const rows = [
	row('10,000 changes of a stored cart', await changeCart(), 100),
	row('1,000 tasks restored', await restoreTasks(), 200),
	row('a search that is too much, refused', await refuseSearches(testAppOn({ db, close })), 50),
];
await close();
if (values.export) rows.push(row('import of a Magento export', importExport(values.export), 20_000));
console.log(
	`\n${availableParallelism()} cores, Node ${process.version}\n\n${table(['', 'measured', 'bound', ''], rows)}`,
);
process.exit(0);
