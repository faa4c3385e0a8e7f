import { getConfig } from '../../platform/config.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import { progressBar } from '../progress-bar.ts';
import { reportPages } from '../report-pages.ts';
import { importDumps } from './import-vsf.ts';
import { reportOf } from './report.ts';

interface DumpImport {
	files: string[];
	stores: ReadonlyMap<string, string[]>;
	media: string | undefined;
	pricesIncludeTax: boolean;
}

/** Imports dumps into the shop's database and tells what was done. */
export async function runImport(given: DumpImport): Promise<string> {
	const started = performance.now();
	const bar = progressBar(process.stderr);
	const config = getConfig(process.env);
	const { storeViews } = config;
	const country = storeViews[0]?.tax.defaultCountry ?? '';
	try {
		const options = { ...given, country, storeViews, now: new Date(), onProgress: bar.show };
		const conversion = await withDatabase(config, (db) => importDumps(db, options));
		const report = reportOf(conversion, (performance.now() - started) / 1000);
		return [report, ...reportPages(conversion.blankPages)].join('\n');
	} finally {
		bar.clear();
	}
}
