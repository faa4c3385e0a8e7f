import { resolve } from 'node:path';
import { storeLanguage } from '../../catalogue/localization.ts';
import { readTaxRules, writeTaxRules } from '../../catalogue/prices/tax-rules.ts';
import { markingTags } from '../../catalogue/read/marking-tags.ts';
import type { CatalogTranslation } from '../../catalogue/source/catalog-source.ts';
import type { Database } from '../../platform/database/database.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import type { ShrinkOptions } from '../count-dropped.ts';
import { ImportError } from '../import-error.ts';
import type { Progress } from '../progress-bar.ts';
import { type Replaced, runImport } from '../run-import.ts';
import { createCollector, type Dump, type Skipped } from './collect.ts';
import { readDump } from './read-dump.ts';
import { type Reported, reportOf } from './report.ts';
import { wordsOf } from './store-words.ts';
import { type Conversion, type ConvertOptions, toCatalog } from './to-catalog.ts';
import { writeImport } from './write-import.ts';

export interface ImportOptions extends Omit<ConvertOptions, 'taxRules' | 'tags'>, ShrinkOptions {
	files: string[];
	/** Dumps of further indexes by the codes of their store views. */
	stores: ReadonlyMap<string, string[]>;
	storeViews: StoreViews;
	onProgress: Progress;
}

export type Imported = Reported & Replaced;

/** @throws ImportError as `readDump` and `countDropped`, or when no product can be sold; nothing was written then */
export async function importDumps(db: Database, options: ImportOptions): Promise<Imported> {
	const { files, media, onProgress } = options;
	const { dump, skipped } = await collect(files, onProgress);
	const { translations, skippedWords } = await readStores(dump, options);
	await writeTaxRules(db, undefined);
	const made = toCatalog(dump, skipped, {
		...options,
		media: media && resolve(media),
		tags: markingTags(options.storeViews[0]),
		taxRules: await readTaxRules(db),
	});
	const conversion = { ...made, source: { ...made.source, translations } };
	if (conversion.source.products.length === 0) throw nothingToSell(conversion);
	onProgress('writing', 0);
	const replaced = await writeImport(db, conversion, options);
	onProgress('writing', 1);
	return { ...conversion, skippedWords, ...replaced };
}

async function collect(files: string[], onProgress: ImportOptions['onProgress']) {
	const { dump, skipped, take } = createCollector();
	const paths = files.map((file) => resolve(file));
	for await (const line of readDump(paths, (part) => onProgress('reading', part))) take(line);
	return { dump, skipped };
}

/** The first index decides what there is; anything else in these is left out. */
async function readStores(base: Dump, { stores, storeViews, onProgress }: ImportOptions) {
	const translations: Record<string, CatalogTranslation> = {};
	const skippedWords: Record<string, Skipped[]> = {};
	for (const [store, files] of stores) {
		const view = storeViews.find(({ storeCode }) => storeCode === store);
		if (!view) throw new ImportError(`There is no store view "${store}".`);
		const { dump, skipped } = await collect(files, onProgress);
		translations[store] = wordsOf(dump, base, storeLanguage(view));
		skippedWords[store] = skipped;
	}
	return { translations, skippedWords };
}

/** Names what most were left out for, as where no product has a tax class. */
function nothingToSell({ skipped }: Conversion): ImportError {
	const byReason = [...Map.groupBy(skipped, ({ reason }) => reason).values()];
	const [most = []] = byReason.toSorted((a, b) => b.length - a.length);
	const [first, ...others] = most;
	const more = others.length > 0 ? `, as of ${others.length} more` : '';
	const why = first ? ` (${first.file} line ${first.line}: ${first.reason}${more})` : '';
	return new ImportError(`There is no product that can be imported${why}.`);
}

type Given = Pick<ImportOptions, 'files' | 'stores' | 'media' | 'pricesIncludeTax' | 'mayShrink'>;

export function importIndexes(given: Given): Promise<string> {
	return runImport(async ({ config, ...run }) => {
		const { storeViews } = config;
		const giftCardSkus = new Set(config.giftCardSkus);
		const options = { ...run, ...given, storeViews, giftCardSkus, country: storeViews[0].tax.defaultCountry };
		const imported = await withDatabase(config, (db) => importDumps(db, options));
		return { ...imported, report: (seconds) => reportOf(imported, seconds) };
	});
}
