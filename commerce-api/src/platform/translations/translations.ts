import { and, eq, type InferInsertModel, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type TranslatedKind, translations } from '../database/schema/translations.ts';
import { type Differences, differences, withDifferences } from '../differences.ts';

export type Translations = (kind: TranslatedKind, key: string | number) => Differences | undefined;

export async function readTranslations(db: Database, store: string, kinds: TranslatedKind[]): Promise<Translations> {
	const rows = await db
		.select()
		.from(translations)
		.where(and(eq(translations.store, store), inArray(translations.kind, kinds)));
	const found = new Map(rows.map(({ kind, key, document }) => [`${kind} ${key}`, document]));
	return (kind, key) => found.get(`${kind} ${key}`);
}

/** Codes of the store views in which something of these kinds has words: what editors write may have some where the catalogue has none. */
export async function storesWithWords(db: Database, kinds: TranslatedKind[]): Promise<string[]> {
	const { store, kind } = translations;
	const rows = await db.selectDistinct({ store }).from(translations).where(inArray(kind, kinds));
	return rows.map((row) => row.store);
}

export function translated<T>(document: T, translation: Differences | undefined): T {
	return translation ? withDifferences(document, translation) : document;
}

export interface Pair {
	base: object;
	own: object;
	/** Fields that are translated even if both texts are the same, such as proper names. */
	given?: readonly string[];
}

export interface TranslatedPair extends Pair {
	kind: TranslatedKind;
	key: string | number;
}

export function differencesOf({ base, own, given = [] }: Pair): Differences {
	const fields = Object.entries(own).filter(([name]) => given.includes(name));
	return { ...differences(base, own), ...Object.fromEntries(fields) };
}

/** Leaves out documents without differences. */
export function translationRows(store: string, pairs: TranslatedPair[]): InferInsertModel<typeof translations>[] {
	return pairs.flatMap(({ kind, key, ...pair }) => {
		const document = differencesOf(pair);
		return Object.keys(document).length > 0 ? [{ store, kind, key: String(key), document }] : [];
	});
}

export function pairUp<T extends { document: object }>(
	base: T[],
	own: T[],
	describe: (row: T) => Omit<TranslatedPair, 'base' | 'own'>,
): TranslatedPair[] {
	return base.flatMap((row, index) => {
		const other = own[index];
		return other ? [{ ...describe(row), base: row.document, own: other.document }] : [];
	});
}
