import type { Database } from '../../platform/database/database.ts';
import { currentContent } from '../current-content.ts';
import type { EditedContent } from './content-folder.ts';
import { currentSource } from './current-source.ts';
import { canonicalHtml } from './markdown.ts';

export async function currentEdited(db: Database): Promise<EditedContent> {
	const { pages, translations: catalogWords = {} } = await currentContent(db);
	const { blocks, hierarchy, layouts, redirects, settings, translations = {} } = await currentSource(db);
	return {
		pages: pages.toSorted((a, b) => (a.urlKey < b.urlKey ? -1 : 1)).map(canonical),
		pageWords: withoutEmpty(
			Object.fromEntries(Object.entries(catalogWords).map(([store, words]) => [store, canonicalIn(words.pages ?? {})])),
		),
		content: {
			blocks: blocks.map(canonical),
			...{ hierarchy, layouts, redirects, settings },
			translations: Object.fromEntries(
				Object.entries(translations).map(([store, { partners: _, sizeTables: __, ...words }]) => [
					store,
					withoutEmpty({ ...words, blocks: canonicalIn(words.blocks ?? {}) }),
				]),
			),
		},
	};
}

/** Lines between elements say nothing, so that they are no change. */
function canonical<T extends { content?: string }>(words: T): T {
	return words.content === undefined ? words : { ...words, content: canonicalHtml(words.content) };
}

function canonicalIn<T extends { content?: string }>(words: Record<string, T>): Record<string, T> {
	return Object.fromEntries(Object.entries(words).map(([name, own]) => [name, canonical(own)]));
}

function withoutEmpty<T extends object>(words: Record<string, T>): Record<string, T>;
function withoutEmpty<T extends object>(words: T): T;
function withoutEmpty(words: Record<string, object | undefined>) {
	return Object.fromEntries(Object.entries(words).filter(([, value]) => value && Object.keys(value).length > 0));
}
