import { getConfig } from '../config.ts';
import { createDatabase } from '../database/database.ts';
import { openLocked } from '../database/open-locked.ts';
import { importCatalog, readCatalog } from './import-magento.ts';
import { progressBar } from './progress-bar.ts';
import { reportOf } from './report.ts';

/** Imports an export into the shop's database and tells what was done. */
export async function runImport(file: string, media: string | undefined): Promise<string> {
	const started = performance.now();
	const bar = progressBar(process.stderr);
	const options = { file, media, now: new Date(), onProgress: bar.show };
	try {
		const conversion = await readCatalog(options);
		const client = await openLocked(getConfig(process.env).dataDir);
		try {
			await importCatalog(await createDatabase(client), conversion, options);
		} finally {
			await client.close();
		}
		return reportOf(conversion, (performance.now() - started) / 1000);
	} finally {
		bar.clear();
	}
}
