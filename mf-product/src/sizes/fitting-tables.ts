import type { SizeTable } from '@pasaz/kernel/contract/size-table';

export interface Sized {
	categoryIds: readonly number[];
	sizes: readonly string[];
}

/** `S (46)` is the row of `S`. */
export function isRowOf(row: readonly string[], size: string): boolean {
	return row[0]?.split(' ')[0]?.toLowerCase() === size.toLowerCase();
}

function knownSizes({ rows }: SizeTable, sizes: readonly string[]): number {
	return sizes.filter((size) => rows.some((row) => isRowOf(row, size))).length;
}

/** Tables for the categories of the product: those with its sizes if there are any, the most complete first. */
export function fittingTables(tables: readonly SizeTable[], { categoryIds, sizes }: Sized): SizeTable[] {
	const own = tables.filter(({ category_ids }) => category_ids.some((id) => categoryIds.includes(id)));
	const knowing = own.filter((table) => knownSizes(table, sizes) > 0);
	return (knowing.length > 0 ? knowing : own).toSorted((a, b) => knownSizes(b, sizes) - knownSizes(a, sizes));
}
