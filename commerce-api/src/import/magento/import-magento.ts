import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { storeLanguage } from '../../catalogue/localization.ts';
import { markingTags } from '../../catalogue/marking-tags.ts';
import { replaceCatalog } from '../../catalogue/write/write-catalog.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { withContent } from '../current-content.ts';
import { ImportError } from '../import-error.ts';
import { ownContent } from '../own-content.ts';
import { type ExportRow, readExport } from './read-export.ts';
import { type Conversion, toCatalog } from './to-catalog.ts';

export interface ImportOptions {
	file: string;
	/** Folder of the photographs that the export names. */
	media: string | undefined;
	now: Date;
	/** Of the shop, by which rows of the export name theirs. */
	storeViews: StoreViews;
	/** WaitingShopper the step under way and how much of it is done, 0 to 1. */
	onProgress(step: 'reading' | 'writing', part: number): void;
}

/**
 * Reads an export without touching the database.
 * @throws ImportError when the file is no export of products, or holds none that can be sold
 */
export async function readCatalog({ file, media, now, storeViews, onProgress }: ImportOptions): Promise<Conversion> {
	const rows: ExportRow[] = [];
	for await (const row of readExport(resolve(file), (part) => onProgress('reading', part))) rows.push(row);
	const languages = new Map(storeViews.map((view) => [view.storeCode, storeLanguage(view)]));
	const conversion = toCatalog(rows, {
		media: media && resolve(media),
		...{ now, languages, tags: markingTags(storeViews[0]) },
	});
	if (conversion.source.products.length > 0) return conversion;
	const [first] = conversion.skipped;
	throw new ImportError(
		`${file} holds no product that can be imported${first ? ` (line ${first.line}: ${first.reason})` : ''}.`,
	);
}

/**
 * Replaces the catalogue by an export's; the shop's own pages and questions stay.
 * @returns the addresses of the blank pages that a shop without its own was given
 */
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
