import type { CmsLayout } from '@pasaz/kernel/contract/content';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { pictures } from '../platform/database/schema/catalog.ts';
import type { layouts } from '../platform/database/schema/content.ts';

type Row = typeof layouts.$inferSelect;

function bannersOf({ document: { mainBanners, smallBanners, productBanners } }: Row) {
	return [...mainBanners, ...smallBanners, ...productBanners];
}

/** Leaves out pictures and categories that an import removed: a banner without its picture is an empty box. */
export async function fittingLayouts(db: Database, rows: Row[], idsOf: (paths: string[]) => number[]) {
	const paths = [...new Set(rows.flatMap(bannersOf).map(({ image }) => image))];
	const found = paths.length > 0 ? await db.select().from(pictures).where(inArray(pictures.path, paths)) : [];
	const known = new Set(found.map(({ path }) => path));
	const fitting = (banners: CmsLayout['mainBanners']) => banners.filter(({ image }) => known.has(image));
	return new Map(
		rows.map(({ name, document }) => [
			name,
			{
				...document,
				mainBanners: fitting(document.mainBanners),
				smallBanners: fitting(document.smallBanners),
				productBanners: fitting(document.productBanners),
				promotedCategories: idsOf(document.promotedCategories),
			},
		]),
	);
}
