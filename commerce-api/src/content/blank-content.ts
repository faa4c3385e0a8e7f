import { markingTags } from '../catalogue/marking-tags.ts';
import type { Database } from '../platform/database/database.ts';
import { reviews } from '../platform/database/schema/community.ts';
import { drafts } from '../platform/database/schema/content.ts';
import { coupons } from '../platform/database/schema/pricing.ts';
import type { StoreViews } from '../platform/store-views.ts';
import { blankPages } from './blank-pages.ts';
import { NOTHING_WRITTEN } from './content-source.ts';
import { writeContent } from './write-content.ts';

/** Leaves nothing of what a label had put into the shop beside its catalogue, and gives blank pages for the merchant to write. */
export async function startBlank(tx: Database, storeViews: StoreViews) {
	const menuTags = markingTags(storeViews[0]).map(({ slug }) => slug);
	await writeContent(tx, { ...NOTHING_WRITTEN, settings: { ...NOTHING_WRITTEN.settings, menuTags } });
	for (const table of [reviews, drafts, coupons]) await tx.delete(table);
	return blankPages(storeViews);
}
