import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, startProcess } from './child-process.ts';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';

const run = promisify(execFile);
const SAMPLE = join(ROOT, '../shared/data/magento2-sample');

/** The public Magento 2 sample catalogue lies beside the project on some machines only. */
export const hasMagentoSample = existsSync(join(SAMPLE, 'products.csv'));

/** Starts a whole shop on the Magento sample catalogue, imported by the merchants' own command. */
export async function openImportedShop(): Promise<SecondShell> {
	const dataDir = await copyReleases();
	const importer = [
		join(ROOT, 'commerce-api/src/import/magento/cli.ts'),
		join(SAMPLE, 'products.csv'),
		'--media',
		join(SAMPLE, 'media'),
	];
	await run(process.execPath, importer, { env: { ...process.env, DATA_DIR: dataDir } });
	const api = await startProcess('commerce-api/src/main.ts', { API_PORT: '0', DATA_DIR: dataDir });
	const shell = await openSecondShell(`http://127.0.0.1:${api.port}`, dataDir);
	return {
		...shell,
		close: async () => {
			await api.close();
			await shell.close();
		},
	};
}
