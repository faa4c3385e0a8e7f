import { pathToFileURL } from 'node:url';
import type { InferInsertModel } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DrawPicture } from '../../catalogue/pictures/picture-files.ts';
import type { CatalogSource } from '../../catalogue/source/catalog-source.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { DraftSource } from '../../content/drafts.ts';
import type { SourceShelf, SourceShowroom } from '../../content/showrooms/write-showrooms.ts';
import type { reviews } from '../../platform/database/schema/community.ts';
import type { coupons } from '../../platform/database/schema/pricing.ts';

/** A review by a guest, of the product with this sku. */
export type SeedReview = Pick<
	InferInsertModel<typeof reviews>,
	'title' | 'detail' | 'nickname' | 'rating' | 'status' | 'language' | 'createdAt'
> & { sku: string };

export interface SeedSource {
	catalog: CatalogSource;
	content: ContentSource;
	coupons: InferInsertModel<typeof coupons>[];
	drafts: { key: string; draft: DraftSource }[];
	reviews: SeedReview[];
	showrooms?: SourceShowroom[];
	shelves?: SourceShelf[];
}

/** The module that the setting `LABEL` names. */
export interface Label {
	/** Called only when the database is empty. */
	seed(): Promise<SeedSource>;
	drawPicture: DrawPicture;
}

const isFunction = (value: unknown) => typeof value === 'function';

const LabelModule = z.object({
	seed: z.custom<Label['seed']>(isFunction, 'exports no function `seed`'),
	drawPicture: z.custom<Label['drawPicture']>(isFunction, 'exports no function `drawPicture`'),
});

/** @param file its absolute path @throws where it cannot be loaded or lacks one of the functions */
export async function loadLabel(file: string): Promise<Label> {
	return LabelModule.parse(await import(pathToFileURL(file).href));
}
