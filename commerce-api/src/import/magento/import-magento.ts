import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { lockCatalog } from '../../catalogue/catalog-state.ts';
import { storeLanguage } from '../../catalogue/localization.ts';
import { markingTags } from '../../catalogue/read/marking-tags.ts';
import { replaceCatalog } from '../../catalogue/write/write-catalog.ts';
import type { Database } from '../../platform/database/database.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { countDropped, type ShrinkOptions } from '../count-dropped.ts';
import { ownContent, withContent } from '../current-content.ts';
import { ImportError } from '../import-error.ts';
import type { Progress } from '../progress-bar.ts';
import { type Replaced, runImport } from '../run-import.ts';
import { type ExportRow, readExport } from './read-export.ts';
import { reportOf } from './report.ts';
import { readTierRows } from './tiers.ts';
import { type Conversion, toCatalog } from './to-catalog.ts';

export interface ImportOptions extends ShrinkOptions {
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

/** The shop's own pages and FAQ stay. @throws ImportError as `countDropped`; nothing was written then */
export async function importCatalog(db: Database, conversion: Conversion, options: ImportOptions): Promise<Replaced> {
	const { mayShrink, storeViews, now, onProgress } = options;
	onProgress('writing', 0);
	const replaced = await db.transaction(async (tx) => {
		await lockCatalog(tx);
		const dropped = await countDropped(tx, { ...conversion.source, mayShrink });
		const { content, blank } = await ownContent(tx, storeViews);
		await replaceCatalog(tx, withContent(conversion.source, content), now);
		return { blankPages: blank, dropped };
	});
	await db.execute(sql`vacuum analyze`);
	onProgress('writing', 1);
	return replaced;
}

export function importExport(given: Pick<ImportOptions, 'file' | 'media' | 'tiers' | 'mayShrink'>): Promise<string> {
	return runImport(async ({ config, ...run }) => {
		const options = { ...run, ...given, storeViews: config.storeViews };
		const conversion = await readCatalog(options);
		const replaced = await withDatabase(config, (db) => importCatalog(db, conversion, options));
		return { ...replaced, report: (seconds) => reportOf(conversion, seconds) };
	});
}
