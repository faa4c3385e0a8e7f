import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type TranslatedKind, translations } from '../database/schema/translations.ts';
import { type Differences, withDifferences } from './differences.ts';

/** What a store view says otherwise; undefined where it says nothing. */
export type Translations = (kind: TranslatedKind, key: string | number) => Differences | undefined;

export async function readTranslations(db: Database, store: string, kinds: TranslatedKind[]): Promise<Translations> {
	const rows = await db
		.select()
		.from(translations)
		.where(and(eq(translations.store, store), inArray(translations.kind, kinds)));
	const found = new Map(rows.map(({ kind, key, document }) => [`${kind} ${key}`, document]));
	return (kind, key) => found.get(`${kind} ${key}`);
}

/** The document in the words of the store view, as far as there are any. */
export function translated<T>(document: T, said: Differences | undefined): T {
	return said ? withDifferences(document, said) : document;
}
