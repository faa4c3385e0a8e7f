import type { InferInsertModel } from 'drizzle-orm';
import type { TranslatedKind, translations } from '../database/schema/translations.ts';
import { type Differences, differences } from './differences.ts';

/** A document of the catalogue and the same in the words of a store view. */
export interface Pair {
	base: object;
	own: object;
	/** Fields that the store view has words for, even if they are the same as the catalogue's: a proper name is in every language. */
	given?: readonly string[];
}

export interface TranslatedPair extends Pair {
	kind: TranslatedKind;
	key: string | number;
}

export function saidOtherwise({ base, own, given = [] }: Pair): Differences {
	const fields = Object.entries(own).filter(([name]) => given.includes(name));
	return { ...differences(base, own), ...Object.fromEntries(fields) };
}

/** Nothing for documents that are the same. */
export function translationRows(store: string, pairs: TranslatedPair[]): InferInsertModel<typeof translations>[] {
	return pairs.flatMap(({ kind, key, ...pair }) => {
		const document = saidOtherwise(pair);
		return Object.keys(document).length > 0 ? [{ store, kind, key: String(key), document }] : [];
	});
}

/** Pairs the documents of two lists that are alike but for their words. */
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
