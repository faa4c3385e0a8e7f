import { resolve } from 'node:path';
import { readCatalogState } from '../catalog/catalog-state.ts';
import { markingTags } from '../catalog/marking-tags.ts';
import { storeLanguage } from '../catalog/words.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import { blankPages } from '../content/blank-pages.ts';
import type { Database } from '../database/database.ts';
import type { StoreViews } from '../store-views.ts';
import { currentContent, withContent } from './current-content.ts';
import { ImportError } from './import-error.ts';
import { type ExportRow, readExport } from './read-export.ts';
import { type Conversion, toCatalog } from './to-catalog.ts';

export interface ImportOptions {
	file: string;
	/** Folder of the photographs that the export names. */
	media: string | undefined;
	now: Date;
	/** Of the shop, by which rows of the export name theirs. */
	storeViews: StoreViews;
	/** Told the step under way and how much of it is done, 0 to 1. */
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
 * Replaces the catalogue by an export's; pages and questions stay, a new shop gets blank pages.
 * @returns the addresses of the blank ones
 */
export async function importCatalog(db: Database, conversion: Conversion, options: ImportOptions): Promise<string[]> {
	options.onProgress('writing', 0);
	const { version } = await readCatalogState(db);
	const isNew = version === 0;
	const content = isNew ? blankPages(options.storeViews) : await currentContent(db);
	await writeCatalog(db, withContent(conversion.source, content), options.now);
	options.onProgress('writing', 1);
	return isNew ? content.pages.map(({ urlKey }) => urlKey) : [];
}
