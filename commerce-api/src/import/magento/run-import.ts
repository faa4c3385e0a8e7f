import { getConfig } from '../../platform/config.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import { progressBar } from '../progress-bar.ts';
import { reportPages } from '../report-pages.ts';
import { importCatalog, readCatalog } from './import-magento.ts';
import { reportOf } from './report.ts';

/** Imports an export into the shop's database and tells what was done. */
export async function runImport(file: string, media: string | undefined): Promise<string> {
	const started = performance.now();
	const bar = progressBar(process.stderr);
	const config = getConfig(process.env);
	const options = { file, media, now: new Date(), storeViews: config.storeViews, onProgress: bar.show };
	try {
		const conversion = await readCatalog(options);
		const blank = await withDatabase(config, (db) => importCatalog(db, conversion, options));
		return [reportOf(conversion, (performance.now() - started) / 1000), ...reportPages(blank)].join('\n');
	} finally {
		bar.clear();
	}
}
