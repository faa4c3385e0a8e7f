import { resolve } from 'node:path';
import { readCatalogState } from '../catalog/catalog-state.ts';
import { storeLanguage } from '../catalog/words.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import type { Database } from '../database/database.ts';
import { demoCatalog } from '../demo/demo-catalog.ts';
import type { StoreViews } from '../store-views.ts';
import { type Content, currentContent, withContent } from './current-content.ts';
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
	const conversion = toCatalog(rows, { media: media && resolve(media), now, languages });
	if (conversion.source.products.length > 0) return conversion;
	const [first] = conversion.skipped;
	throw new ImportError(
		`${file} holds no product that can be imported${first ? ` (line ${first.line}: ${first.reason})` : ''}.`,
	);
}

/** Replaces the catalogue by an export's; pages and questions stay, a new shop gets the demo's. */
export async function importCatalog(db: Database, conversion: Conversion, options: ImportOptions): Promise<void> {
	options.onProgress('writing', 0);
	await writeCatalog(db, withContent(conversion.source, await contentOf(db)), options.now);
	options.onProgress('writing', 1);
}

async function contentOf(db: Database): Promise<Content> {
	const { version } = await readCatalogState(db);
	if (version > 0) return currentContent(db);
	const { pages, faq, translations = {} } = demoCatalog();
	const words = Object.entries(translations).map(([store, { language, pages: own = {}, faq: ownFaq = faq }]) => [
		store,
		{ language, pages: own, faq: ownFaq },
	]);
	return { pages, faq, translations: Object.fromEntries(words) };
}
