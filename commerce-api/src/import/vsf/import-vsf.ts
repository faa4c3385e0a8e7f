import { resolve } from 'node:path';
import { asc } from 'drizzle-orm';
import { storeLanguage } from '../../catalogue/localization.ts';
import { markingTags } from '../../catalogue/marking-tags.ts';
import { writeTaxRules } from '../../catalogue/prices/tax-rules.ts';
import type { CatalogTranslation } from '../../catalogue/source/catalog-source.ts';
import type { Database } from '../../platform/database/database.ts';
import { taxRules } from '../../platform/database/schema/pricing.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { ImportError } from '../import-error.ts';
import { createCollector, type Dump } from './collect.ts';
import { readDump } from './read-dump.ts';
import { wordsOf } from './store-words.ts';
import { type Conversion, type ConvertOptions, toCatalog } from './to-catalog.ts';
import { writeImport } from './write-import.ts';

export interface ImportOptions extends Omit<ConvertOptions, 'taxRules' | 'tags'> {
	files: string[];
	/** Dumps of further indexes by the codes of their store views. */
	stores: ReadonlyMap<string, string[]>;
	storeViews: StoreViews;
	/** WaitingShopper the step under way and how much of it is done, 0 to 1. */
	onProgress(step: 'reading' | 'writing', part: number): void;
}

export interface Imported extends Conversion {
	/** Addresses of the pages that nobody has written yet. */
	blankPages: string[];
}

/**
 * Replaces the shop's catalogue by dumps of vue-storefront-api's indexes.
 * @throws ImportError when a file cannot be read, or no product in them can be sold; nothing was written then
 */
export async function importDumps(db: Database, options: ImportOptions): Promise<Imported> {
	const { files, media, now, onProgress } = options;
	const { dump, skipped } = await collect(files, onProgress);
	const translations = await readStores(dump, options);
	await writeTaxRules(db, undefined);
	const rules = await db.select().from(taxRules).orderBy(asc(taxRules.id));
	const made = toCatalog(dump, skipped, {
		...options,
		media: media && resolve(media),
		tags: markingTags(options.storeViews[0]),
		taxRules: rules.map(({ document }) => document),
	});
	const conversion = { ...made, source: { ...made.source, translations } };
	if (conversion.source.products.length === 0) throw nothingToSell(conversion);
	onProgress('writing', 0);
	const blank = await writeImport(db, conversion, { now, storeViews: options.storeViews });
	onProgress('writing', 1);
	return { ...conversion, blankPages: blank };
}

async function collect(files: string[], onProgress: ImportOptions['onProgress']) {
	const { dump, skipped, take } = createCollector();
	for await (const line of readDump(
		files.map((file) => resolve(file)),
		(part) => onProgress('reading', part),
	))
		take(line);
	return { dump, skipped };
}

/** What does not fit in them is left out: the first index decides what there is. */
async function readStores(base: Dump, { stores, storeViews, onProgress }: ImportOptions) {
	const translations: Record<string, CatalogTranslation> = {};
	for (const [store, files] of stores) {
		const view = storeViews.find(({ storeCode }) => storeCode === store);
		if (!view) throw new ImportError(`There is no store view "${store}".`);
		const { dump } = await collect(files, onProgress);
		translations[store] = wordsOf(dump, base, storeLanguage(view));
	}
	return translations;
}

function nothingToSell({ skipped: [first] }: Conversion): ImportError {
	const why = first ? ` (${first.file} line ${first.line}: ${first.reason})` : '';
	return new ImportError(`There is no product that can be imported${why}.`);
}
