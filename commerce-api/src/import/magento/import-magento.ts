import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { storeLanguage } from '../../catalogue/localization.ts';
import { markingTags } from '../../catalogue/read/marking-tags.ts';
import { replaceCatalog } from '../../catalogue/write/write-catalog.ts';
import type { Database } from '../../platform/database/database.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { ownContent, withContent } from '../current-content.ts';
import { ImportError } from '../import-error.ts';
import type { Progress } from '../progress-bar.ts';
import { runImport } from '../run-import.ts';
import { type ExportRow, readExport } from './read-export.ts';
import { reportOf } from './report.ts';
import { readTierRows } from './tiers.ts';
import { type Conversion, toCatalog } from './to-catalog.ts';

export interface ImportOptions {
	file: string;
	/** Folder of the photographs that the export names. */
	media: string | undefined;
	/** An export of advanced prices. */
	tiers?: string | undefined;
	now: Date;
	/** Rows of the export name them by their codes. */
	storeViews: StoreViews;
	onProgress: Progress;
}

/** @throws ImportError when the file is no export of products, or holds none that can be sold */
export async function readCatalog({
	file,
	media,
	tiers,
	now,
	storeViews,
	onProgress,
}: ImportOptions): Promise<Conversion> {
	const rows: ExportRow[] = [];
	for await (const row of readExport(resolve(file), (part) => onProgress('reading', part))) rows.push(row);
	const languages = new Map(storeViews.map((view) => [view.storeCode, storeLanguage(view)]));
	const conversion = toCatalog(rows, {
		media: media && resolve(media),
		now,
		languages,
		tags: markingTags(storeViews[0]),
		tierRows: await readTierRows(tiers),
	});
	if (conversion.source.products.length > 0) return conversion;
	const [first] = conversion.skipped;
	throw new ImportError(
		`${file} holds no product that can be imported${first ? ` (line ${first.line}: ${first.reason})` : ''}.`,
	);
}

/** The shop's own pages and FAQ stay. @returns the addresses of the blank pages that were added */
export async function importCatalog(db: Database, conversion: Conversion, options: ImportOptions): Promise<string[]> {
	options.onProgress('writing', 0);
	const blankPages = await db.transaction(async (tx) => {
		const { content, blank } = await ownContent(tx, options.storeViews);
		await replaceCatalog(tx, withContent(conversion.source, content), options.now);
		return blank;
	});
	await db.execute(sql`vacuum analyze`);
	options.onProgress('writing', 1);
	return blankPages;
}

export function importExport(files: Pick<ImportOptions, 'file' | 'media' | 'tiers'>): Promise<string> {
	return runImport(async ({ config, ...run }) => {
		const options = { ...run, ...files, storeViews: config.storeViews };
		const conversion = await readCatalog(options);
		const blankPages = await withDatabase(config, (db) => importCatalog(db, conversion, options));
		return { blankPages, report: (seconds) => reportOf(conversion, seconds) };
	});
}
