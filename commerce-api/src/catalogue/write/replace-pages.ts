import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/database/database.ts';
import { insertAll } from '../../platform/database/large-lists.ts';
import { pages } from '../../platform/database/schema/catalog.ts';

type PageRow = typeof pages.$inferSelect;

/**
 * Replaces all pages. One that says the same as before stays as it is stored, with the date of its last change.
 * @param comparable brings stored HTML into the form that the rows have
 * @returns the rows that were written
 */
export async function replacePages(
	tx: Database,
	rows: PageRow[],
	comparable = (html: string) => html,
): Promise<PageRow[]> {
	const stored = new Map((await tx.select().from(pages)).map(({ id, document }) => [id, document]));
	const written = rows.map((row) => {
		const old = stored.get(row.id);
		const { updated_at } = row.document;
		const isSame = old && isDeepStrictEqual({ ...old, content: comparable(old.content), updated_at }, row.document);
		return isSame ? { ...row, document: old } : row;
	});
	await tx.delete(pages);
	await insertAll(tx, pages, written);
	return written;
}
